import { lineTitle, type ReportLine } from '@marquee/core/import';

/** Lines of the report that share a reason. */
export interface ProblemGroup {
  /** Code of the reason. */
  detail: string;
  count: number;
  /** Names of the first lines. */
  examples: string[];
}

/** Lines that are listed on the page; the report has all. */
const LISTED = 100;

/** `Series · Episode name`, or `Series · 2×3` where the file does not name the episode. */
function nameOf(line: ReportLine): string {
  const { season, episode, episodeTitle, source } = line;
  const place = [season, episode].filter((number) => number !== null).join('×');
  const title = lineTitle(line) || source.file;
  return place === '' || episodeTitle !== '' ? title : `${title} · ${place}`;
}

/** What is not imported and why, grouped by reason. */
export function groupProblems(lines: readonly ReportLine[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const line of lines) {
    const { status, detail } = line;
    if (status !== 'problem' && detail !== 'episode_not_found') continue;
    const group = groups.get(detail) ?? { detail, count: 0, examples: [] };
    group.count += 1;
    if (group.count <= LISTED) group.examples.push(nameOf(line));
    groups.set(detail, group);
  }
  return [...groups.values()];
}
