// SPDX-License-Identifier: Apache-2.0
#include "tools/sarif.h"

#include <fmt/format.h>

#include <cctype>
#include <map>
#include <nlohmann/json.hpp>

#include "diag/explain.h"
#include "diag/help.h"
#include "tesela/device.h"

namespace tesela::tools {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* kBase = "%SRCROOT%";  // what relative files are relative to; the name is a convention of code hosts

/// Characters before a byte column of the line, plus one: SARIF counts code points. Past the part of the line that is known, bytes count.
uint32_t code_point_column(const std::string& line, uint32_t column) {
  uint32_t n = 1, i = 0;
  for (; i + 1 < column && i < line.size(); ++i) n += (static_cast<unsigned char>(line[i]) & 0xc0) != 0x80;
  return i + 1 < column ? n + (column - 1 - i) : n;
}

/// A path as a URI reference.
Json artifact(const std::string& file) {
  std::string uri = file.starts_with('/') ? "file://" : "";
  for (unsigned char c : file) {
    if (std::isalnum(c) || std::string_view("-._~/").find(static_cast<char>(c)) != std::string_view::npos)
      uri += static_cast<char>(c);
    else
      uri += fmt::format("%{:02X}", c);
  }
  Json out{{"uri", uri}};
  if (!file.starts_with('/')) out["uriBaseId"] = kBase;
  return out;
}

/// Nothing where there is no place: a location may have a message alone.
Json location(const SourcePlace& place) {
  Json out = Json::object();
  if (place.file.empty()) return out;
  Json physical{{"artifactLocation", artifact(place.file)}};
  if (place.line > 0) {
    Json region{{"startLine", place.line}, {"startColumn", code_point_column(place.excerpt, place.column)}, {"endLine", place.end_line}};
    if (place.end_line == place.line) region["endColumn"] = code_point_column(place.excerpt, place.end_column);  // else the whole last line
    physical["region"] = region;
  }
  out["physicalLocation"] = physical;
  return out;
}

const char* level(Severity severity) {
  switch (severity) {
    case Severity::Error: return "error";
    case Severity::Warning: return "warning";
    case Severity::Info: return "note";
  }
  return "none";
}

const char* level(diag::Severity severity) {
  switch (severity) {
    case diag::Severity::Error: return "error";
    case diag::Severity::Warning: return "warning";
    case diag::Severity::Info: return "note";
  }
  return "none";
}

Json rule(const std::string& slug) {
  Json out{{"id", slug}};
  const std::optional<diag::DiagId> id = diag::id_of_slug(slug);
  if (!id) return out;
  const Json text{{"text", diag::help(*id)}};
  out["shortDescription"] = text;
  out["fullDescription"] = text;
  out["help"] = {{"text", diag::explain(*id, false)}};
  out["defaultConfiguration"] = {{"level", level(diag::default_severity(*id))}};
  return out;
}

Json result_of(const Diagnostic& d, size_t rule_index) {
  Json out{{"ruleId", d.id}, {"ruleIndex", rule_index}, {"level", level(d.severity)}, {"message", {{"text", d.hint.empty() ? d.text : d.text + " (" + d.hint + ")"}}}};
  if (const Json at = location(d.place); !at.empty()) out["locations"] = Json::array({at});
  Json related = Json::array();
  for (const DiagnosticNote& note : d.notes) {
    Json one{{"id", related.size() + 1}};
    one.update(location(note.place));
    one["message"] = {{"text", note.text}};
    related.push_back(one);
  }
  if (!related.empty()) out["relatedLocations"] = related;
  return out;
}

}  // namespace

std::string sarif(const std::vector<Diagnostic>& diagnostics, bool complete) {
  Json results = Json::array(), rules = Json::array();
  std::map<std::string, size_t> index;
  for (const Diagnostic& d : diagnostics) {
    const auto [at, added] = index.try_emplace(d.id, rules.size());
    if (added) rules.push_back(rule(d.id));
    results.push_back(result_of(d, at->second));
  }
  const Json driver{{"name", "tesela"}, {"version", version()}, {"semanticVersion", version()}, {"rules", rules}};
  const Json run{{"tool", {{"driver", driver}}},
                 {"invocations", Json::array({{{"executionSuccessful", complete}}})},
                 {"originalUriBaseIds", {{kBase, {{"description", {{"text", "The folder in which tesela was called."}}}}}}},
                 {"defaultEncoding", "UTF-8"},
                 {"defaultSourceLanguage", "wgsl"},
                 {"columnKind", "unicodeCodePoints"},
                 {"results", results}};
  const Json log{{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"}, {"version", "2.1.0"}, {"runs", Json::array({run})}};
  return log.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace tesela::tools
