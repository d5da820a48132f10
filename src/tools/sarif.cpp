// SPDX-License-Identifier: Apache-2.0
#include "tools/sarif.h"

#include <nlohmann/json.hpp>
#include <set>

#include "tesela/device.h"

namespace tesela::tools {
namespace {

using Json = nlohmann::ordered_json;

/// Characters before a byte column of the line, plus one: SARIF counts code points.
uint32_t code_point_column(const std::string& line, uint32_t column) {
  uint32_t n = 1;
  for (uint32_t i = 0; i + 1 < column && i < line.size(); ++i) n += (static_cast<unsigned char>(line[i]) & 0xc0) != 0x80;
  return n;
}

Json location(const SourcePlace& place) {
  Json physical{{"artifactLocation", {{"uri", place.file}}}};
  if (place.line > 0)
    physical["region"] = {{"startLine", place.line}, {"startColumn", code_point_column(place.excerpt, place.column)}, {"endLine", place.end_line}};
  if (place.line > 0 && place.end_line == place.line) physical["region"]["endColumn"] = code_point_column(place.excerpt, place.end_column);
  return {{"physicalLocation", physical}};
}

const char* level(Severity severity) {
  switch (severity) {
    case Severity::Error: return "error";
    case Severity::Warning: return "warning";
    case Severity::Info: return "note";
  }
  return "none";
}

}  // namespace

std::string sarif(const std::vector<Diagnostic>& diagnostics) {
  Json results = Json::array(), rules = Json::array();
  std::set<std::string> seen;
  for (const Diagnostic& d : diagnostics) {
    if (seen.insert(d.id).second) rules.push_back({{"id", d.id}});
    Json result{{"ruleId", d.id}, {"level", level(d.severity)}, {"message", {{"text", d.hint.empty() ? d.text : d.text + " (" + d.hint + ")"}}}, {"locations", Json::array({location(d.place)})}};
    Json related = Json::array();
    for (const DiagnosticNote& note : d.notes) {
      Json one = location(note.place);
      one["message"] = {{"text", note.text}};
      related.push_back(one);
    }
    if (!related.empty()) result["relatedLocations"] = related;
    results.push_back(result);
  }
  const Json driver{{"name", "tesela"}, {"version", version()}, {"rules", rules}};
  const Json run{{"tool", {{"driver", driver}}}, {"columnKind", "unicodeCodePoints"}, {"results", results}};
  const Json log{{"$schema", "https://json.schemastore.org/sarif-2.1.0.json"}, {"version", "2.1.0"}, {"runs", Json::array({run})}};
  return log.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace tesela::tools
