import { plural, t } from '@lingui/core/macro';
import { episodeRanges } from '@marquee/core';
import { episodeLabel } from '../../shared/lib/format/episode-label';
import { joinList } from '../../shared/lib/format/format-list';

/** For more ranges, only the number of episodes is given. */
const MOST_RANGES = 3;

/** Formats episode keys (`s1e2`, sorted) as `S1 E3` or `S1 E1–E3, E5`, or as `12 episodes` if there are many gaps. */
export function episodesText(keys: readonly string[]): string {
  const ranges = episodeRanges(keys);
  if (ranges.length > MOST_RANGES) return plural(keys.length, { one: '# episode', other: '# episodes' });
  return joinList(
    ranges.map(({ season, from, to }, index) => {
      const isSameSeason = ranges[index - 1]?.season === season;
      if (from === to) return isSameSeason ? t`E${from}` : episodeLabel({ season, episode: from });
      return isSameSeason ? t`E${from}–E${to}` : t`S${season} E${from}–E${to}`;
    }),
  );
}

/** Name of a diary row: `Lost S1 E1–E4`, or the title of a film. */
export const rowName = (title: string, episodes: readonly string[]): string =>
  [title, episodesText(episodes)].filter(Boolean).join(' ');
