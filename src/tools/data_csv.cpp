// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <charconv>
#include <cstring>

#include "base/num.h"
#include "tools/data_array.h"
#include "tools/text.h"

namespace tesela::tools {
namespace {

bool is_separator(char c) { return c == ',' || c == ';' || c == '\t' || c == ' '; }

/// The next cell of the row; false at its end.
bool next_cell(std::string_view& row, std::string_view& cell) {
  while (!row.empty() && (row[0] == ' ' || row[0] == '\t')) row.remove_prefix(1);
  if (row.empty()) return false;
  size_t n = 0;
  while (n < row.size() && !is_separator(row[n])) ++n;
  cell = row.substr(0, n);
  row.remove_prefix(n);
  while (!row.empty() && (row[0] == ' ' || row[0] == '\t')) row.remove_prefix(1);
  if (!row.empty() && (row[0] == ',' || row[0] == ';')) row.remove_prefix(1);
  return true;
}

}  // namespace

base::Result<DataArray> read_csv(std::string_view text) {
  std::vector<double> numbers;
  uint64_t columns = 0, rows = 0;
  uint32_t line = 0;
  bool had_heading = false;
  while (!text.empty()) {
    const size_t end = text.find('\n');
    std::string_view row = text.substr(0, end);
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    ++line;
    if (!row.empty() && row.back() == '\r') row.remove_suffix(1);
    uint64_t cells = 0;
    std::string_view cell;
    bool heading = false;
    while (next_cell(row, cell)) {
      const auto value = parse_number(cell);
      if (!value) {
        if (rows == 0 && !had_heading) {
          heading = had_heading = true;
          break;
        }
        return base::Error{fmt::format("line {}: \"{}\" is no number", line, clip(cell, 40))};
      }
      numbers.push_back(*value);
      ++cells;
    }
    if (heading) {
      numbers.clear();
      continue;
    }
    if (cells == 0) continue;
    if (rows > 0 && cells != columns) return base::Error{fmt::format("line {} has {} numbers, the lines before have {}", line, cells, columns)};
    columns = cells;
    ++rows;
  }
  DataArray array;
  array.type = DataType::F64;
  array.untyped = true;
  array.shape = columns == 1 || rows <= 1 ? std::vector<uint64_t>{numbers.size()} : std::vector<uint64_t>{rows, columns};
  array.bytes.resize(numbers.size() * sizeof(double));
  if (!numbers.empty()) std::memcpy(array.bytes.data(), numbers.data(), array.bytes.size());
  return array;
}

std::string write_csv(const DataArray& array) {
  const uint64_t row = array.shape.size() < 2 ? 1 : array.shape.back();
  std::string out;
  for (uint64_t i = 0; i < array.count(); ++i) {
    if (!is_float(array.type)) {
      fmt::format_to(std::back_inserter(out), "{}", array.as_int(i));
    } else if (array.type == DataType::F64) {
      out += base::double_text(array.as_double(i));
    } else {
      out += base::float_text(static_cast<float>(array.as_double(i)));
    }
    out += (i + 1) % row == 0 ? '\n' : ',';
  }
  return out;
}

}  // namespace tesela::tools
