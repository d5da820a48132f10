// SPDX-License-Identifier: Apache-2.0
#include "cache/disk_cache.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <random>

#include "cache/hash.h"

namespace tesela::cache {
namespace {

namespace fs = std::filesystem;

std::span<const std::byte> bytes(std::string_view text) { return std::as_bytes(std::span(text)); }
std::string text_of(const std::optional<std::vector<std::byte>>& data) { return data ? std::string(reinterpret_cast<const char*>(data->data()), data->size()) : "nothing"; }

struct Cache : testing::Test {
  fs::path root, folder;

  void SetUp() override {
    std::string pattern = testing::TempDir() + "tesela-cache-XXXXXX";
    root = mkdtemp(pattern.data());
    folder = root / "a" / "tesela";
  }
  void TearDown() override {
    fs::permissions(root, fs::perms::owner_all);
    fs::remove_all(root);
  }
  DiskCache cache(uint64_t bound = 1 << 20) const { return DiskCache(folder.string(), bound); }
  std::vector<fs::path> files() const {
    std::vector<fs::path> all;
    for (const auto& file : fs::directory_iterator(folder)) all.push_back(file.path());
    return all;
  }
  fs::path only_file() const {
    const std::vector<fs::path> all = files();
    EXPECT_EQ(all.size(), 1u);
    return all.at(0);
  }
  static std::string read(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
  }
  static void write(const fs::path& path, std::string_view contents) { std::ofstream(path, std::ios::binary).write(contents.data(), static_cast<std::streamsize>(contents.size())); }
};

/// The vectors of the authors' reference: a key of the bytes 0 to 15, texts of the bytes 0, 1, 2 and so on.
TEST(Hash, IsSipHash) {
  std::string text;
  EXPECT_EQ(hex(hash_of({})), "e6a825ba047f81a3930255c71472f66d");
  text = std::string(1, '\0');
  EXPECT_EQ(hex(hash_of({bytes(text)})), "44af996bd8c187da45fc229b11597634");
}

TEST(Hash, DoesNotTellHowTheTextIsCut) {
  const std::string text = "some text that is longer than a few words of eight bytes";
  for (size_t a = 0; a <= text.size(); ++a)
    for (size_t b = a; b <= text.size(); ++b) {
      const std::string_view all = text;
      ASSERT_EQ(hash_of({bytes(all.substr(0, a)), bytes(all.substr(a, b - a)), bytes(all.substr(b))}), hash_of({bytes(all)})) << a << " " << b;
    }
}

TEST_F(Cache, FindsWhatWasKept) {
  EXPECT_EQ(text_of(cache().find(bytes("key"))), "nothing");
  cache().keep(bytes("key"), bytes("data"));
  cache().keep(bytes("other"), bytes(""));
  EXPECT_EQ(text_of(cache().find(bytes("key"))), "data");
  EXPECT_EQ(text_of(cache().find(bytes("other"))), "");
  EXPECT_EQ(text_of(cache().find(bytes("ke"))), "nothing");
  cache().keep(bytes("key"), bytes("newer"));
  EXPECT_EQ(text_of(cache().find(bytes("key"))), "newer");
  cache().drop(bytes("key"));
  EXPECT_EQ(text_of(cache().find(bytes("key"))), "nothing");
  EXPECT_EQ(files().size(), 1u);
}

TEST_F(Cache, WithoutAFolderIsOff) {
  const DiskCache off;
  EXPECT_FALSE(off.on());
  off.keep(bytes("key"), bytes("data"));
  EXPECT_EQ(text_of(off.find(bytes("key"))), "nothing");
}

TEST_F(Cache, FilesAreOfTheUserOnly) {
  cache().keep(bytes("key"), bytes("data"));
  EXPECT_EQ(fs::status(folder).permissions(), fs::perms::owner_all);
  EXPECT_EQ(fs::status(only_file()).permissions(), fs::perms::owner_read | fs::perms::owner_write);
}

TEST_F(Cache, AnyChangedByteIsSeenAndTheEntryDeleted) {
  cache().keep(bytes("the key"), bytes("the data"));
  const fs::path file = only_file();
  const std::string good = read(file);
  for (size_t i = 0; i < good.size(); ++i)
    for (int bit : {0, 3, 7}) {
      std::string bad = good;
      bad[i] = static_cast<char>(bad[i] ^ 1 << bit);
      write(file, bad);
      ASSERT_EQ(text_of(cache().find(bytes("the key"))), "nothing") << "byte " << i;
      ASSERT_FALSE(fs::exists(file)) << "byte " << i;
    }
  write(file, good);
  EXPECT_EQ(text_of(cache().find(bytes("the key"))), "the data");
}

TEST_F(Cache, AnyOtherLengthIsSeen) {
  cache().keep(bytes("the key"), bytes("the data"));
  const fs::path file = only_file();
  const std::string good = read(file);
  for (size_t size = 0; size <= good.size() + 20; ++size) {
    if (size == good.size()) continue;
    std::string bad = good;
    bad.resize(size);
    write(file, bad);
    ASSERT_EQ(text_of(cache().find(bytes("the key"))), "nothing") << size;
    ASSERT_FALSE(fs::exists(file)) << size;
  }
}

TEST_F(Cache, GarbageIsNeverAnEntry) {
  cache().keep(bytes("key"), bytes("data"));
  const fs::path file = only_file();
  std::mt19937 random(7);
  for (int round = 0; round < 2000; ++round) {
    std::string bad(random() % 200, '\0');
    for (char& c : bad) c = static_cast<char>(random());
    if (round % 2) bad.replace(0, std::min<size_t>(bad.size(), 8), std::string("TESELAC1").substr(0, bad.size()));
    write(file, bad);
    ASSERT_EQ(text_of(cache().find(bytes("key"))), "nothing");
  }
}

TEST_F(Cache, AnEntryUnderAnotherNameIsNotTaken) {
  cache().keep(bytes("one"), bytes("1"));
  const fs::path one = only_file();
  fs::rename(one, folder / hex(hash_of({bytes("two")})));
  EXPECT_EQ(text_of(cache().find(bytes("two"))), "nothing");
  EXPECT_EQ(files().size(), 1u) << "two keys with one hash: the entry itself is good";
}

TEST_F(Cache, WhatOthersMayWriteIsNotUsed) {
  cache().keep(bytes("key"), bytes("data"));
  const fs::path file = only_file();
  for (fs::perms open : {fs::perms::group_write, fs::perms::others_write}) {
    fs::permissions(folder, fs::perms::owner_all | open);
    EXPECT_EQ(text_of(cache().find(bytes("key"))), "nothing");
    cache().keep(bytes("more"), bytes("data"));
    EXPECT_EQ(files().size(), 1u);
    fs::permissions(folder, fs::perms::owner_all);
    fs::permissions(file, fs::perms::owner_all | open);
    EXPECT_EQ(text_of(cache().find(bytes("key"))), "nothing");
    fs::permissions(file, fs::perms::owner_all);
  }
  EXPECT_EQ(text_of(cache().find(bytes("key"))), "data");
}

TEST_F(Cache, WhatBelongsToSomebodyElseIsNotUsed) {
  if (geteuid() != 0) GTEST_SKIP() << "only root can give files away";
  cache().keep(bytes("key"), bytes("data"));
  const fs::path file = only_file();
  ASSERT_EQ(chown(folder.c_str(), 12345, 12345), 0);
  EXPECT_EQ(text_of(cache().find(bytes("key"))), "nothing");
  ASSERT_EQ(chown(folder.c_str(), 0, 0), 0);
  EXPECT_EQ(text_of(cache().find(bytes("key"))), "data");
  ASSERT_EQ(chown(file.c_str(), 12345, 12345), 0);
  EXPECT_EQ(text_of(cache().find(bytes("key"))), "nothing");
}

TEST_F(Cache, OtherThingsInItsPlaceDoNoHarm) {
  cache().keep(bytes("key"), bytes("data"));
  const fs::path file = only_file();
  fs::rename(file, root / "elsewhere");
  fs::create_symlink(root / "elsewhere", file);
  EXPECT_EQ(text_of(cache().find(bytes("key"))), "nothing") << "a link";
  fs::remove(file);
  ASSERT_EQ(mkfifo(file.c_str(), 0600), 0);
  EXPECT_EQ(text_of(cache().find(bytes("key"))), "nothing") << "a pipe that nobody writes to";
  fs::remove(file);
  fs::create_directory(file);
  EXPECT_EQ(text_of(cache().find(bytes("key"))), "nothing");
  cache().keep(bytes("key"), bytes("data"));
  EXPECT_EQ(files().size(), 1u) << "no temporary file is left";
  fs::remove_all(folder);
  write(folder, "a file");
  cache().keep(bytes("key"), bytes("data"));
  EXPECT_EQ(read(folder), "a file");
}

TEST_F(Cache, StaysWithinItsBound) {
  const DiskCache small = cache(16 * 3 * 4096);  // three blocks for each digit
  for (int i = 0; i < 400; ++i) small.keep(bytes("key " + std::to_string(i)), bytes("data"));
  std::map<char, int> count;
  for (const fs::path& file : files()) ++count[file.filename().string()[0]];
  EXPECT_EQ(count.size(), 16u);
  for (const auto& [digit, n] : count) EXPECT_EQ(n, 3) << digit;
  small.keep(bytes("large"), std::vector<std::byte>(3 * 4096));
  EXPECT_EQ(text_of(small.find(bytes("large"))), "nothing") << "larger than its share";
}

TEST_F(Cache, WhatWasUsedLastStays) {
  const DiskCache small = cache(16 * 3 * 4096);
  std::vector<std::string> keys;  // with one first digit
  for (int i = 0; keys.size() < 4; ++i)
    if (const std::string key = "key " + std::to_string(i); hex(hash_of({bytes(key)}))[0] == '7') keys.push_back(key);
  for (int i = 0; i < 3; ++i) {
    small.keep(bytes(keys[i]), bytes("data"));
    const timespec old[] = {{1000 + i, 0}, {1000 + i, 0}};
    ASSERT_EQ(utimensat(AT_FDCWD, (folder / hex(hash_of({bytes(keys[i])}))).c_str(), old, 0), 0);
  }
  EXPECT_EQ(text_of(small.find(bytes(keys[0]))), "data");  // now the second is the oldest
  small.keep(bytes(keys[3]), bytes("data"));
  EXPECT_EQ(text_of(small.find(bytes(keys[0]))), "data");
  EXPECT_EQ(text_of(small.find(bytes(keys[1]))), "nothing");
  EXPECT_EQ(text_of(small.find(bytes(keys[2]))), "data");
  EXPECT_EQ(text_of(small.find(bytes(keys[3]))), "data");
}

TEST_F(Cache, LeftoversOfProcessesThatEndedGo) {
  cache().keep(bytes("key"), bytes("data"));
  write(folder / ".new-1-0", "half an en");
  write(folder / ".new-2-0", "just begun");
  write(folder / "README", "not ours");
  const timespec old[] = {{1000, 0}, {1000, 0}};
  ASSERT_EQ(utimensat(AT_FDCWD, (folder / ".new-1-0").c_str(), old, 0), 0);
  cache().keep(bytes("another"), bytes("data"));
  EXPECT_FALSE(fs::exists(folder / ".new-1-0"));
  EXPECT_TRUE(fs::exists(folder / ".new-2-0"));
  EXPECT_TRUE(fs::exists(folder / "README"));
}

/// Each value says which key it is of and is made of one letter: a mixture of two would show.
TEST_F(Cache, ProcessesDoNotSeeEachOthersHalves) {
  constexpr int kProcesses = 4, kRounds = 400;
  const auto value = [](int key, int process) { return std::to_string(key) + std::string(2000 + 500 * process, static_cast<char>('a' + process)); };
  const auto is_whole = [&](int key, const std::string& found) {
    if (found == "nothing") return true;
    for (int p = 0; p < kProcesses; ++p)
      if (found == value(key, p)) return true;
    return false;
  };
  std::vector<pid_t> children;
  for (int p = 0; p < kProcesses; ++p) {
    const pid_t child = fork();
    if (child == 0) {
      bool whole = true;
      const DiskCache mine = cache(16 * 2 * 4096);
      for (int i = 0; i < kRounds; ++i) {
        const int key = (i * 7 + p) % 40;
        mine.keep(bytes(std::to_string(key)), bytes(value(key, p)));
        const int other = (i * 11 + p) % 40;
        whole = whole && is_whole(other, text_of(mine.find(bytes(std::to_string(other)))));
      }
      _exit(whole ? 0 : 1);
    }
    children.push_back(child);
  }
  for (pid_t child : children) {
    int status = 1;
    waitpid(child, &status, 0);
    EXPECT_EQ(status, 0);
  }
  for (const fs::path& file : files()) EXPECT_NE(file.filename().string()[0], '.') << "a temporary file is left";
}

TEST(UsualFolder, FollowsTheEnvironment) {
  const auto with = [](const char* xdg, const char* home) {
    xdg ? setenv("XDG_CACHE_HOME", xdg, 1) : unsetenv("XDG_CACHE_HOME");
    home ? setenv("HOME", home, 1) : unsetenv("HOME");
    return usual_folder();
  };
  const char* home = std::getenv("HOME");
  const std::string old = home ? home : "";
  EXPECT_EQ(with("/x", "/home/me"), "/x/tesela");
  EXPECT_EQ(with(nullptr, "/home/me"), "/home/me/.cache/tesela");
  EXPECT_EQ(with("relative", "/home/me"), "/home/me/.cache/tesela");
  EXPECT_EQ(with("", ""), "");
  EXPECT_EQ(with(nullptr, nullptr), "");
  if (home) setenv("HOME", old.c_str(), 1);
}

}  // namespace
}  // namespace tesela::cache
