import { t } from '@lingui/core/macro';
import type { Episode } from '@marquee/tmdb';
import { useState, type ReactNode } from 'react';
import { StepSelect } from './step-select';

/** A longer season is shown in groups, so that choosing an episode stays quick. */
const MOST_AT_ONCE = 60;
const GROUP = 50;

/** How many of a season's episodes are shown at once. */
export const shownOf = (episodes: number): number => (episodes > MOST_AT_ONCE ? GROUP : episodes);

const inGroups = (episodes: readonly Episode[]): (readonly Episode[])[] =>
  episodes.length > MOST_AT_ONCE
    ? Array.from({ length: Math.ceil(episodes.length / GROUP) }, (_, index) =>
        episodes.slice(index * GROUP, (index + 1) * GROUP),
      )
    : [episodes];

const rangeOf = (part: readonly Episode[]): string =>
  `${part[0]?.episodeNumber ?? ''}–${part.at(-1)?.episodeNumber ?? ''}`;

interface GroupOptions {
  /** Another one leads to the group of the wanted episode. */
  place: string;
  /** The first such episode decides which group is shown. */
  isWanted: (episode: Episode) => boolean;
}

/** The episodes of a season that are shown, and a select for the others. */
export function useEpisodeGroup(
  episodes: readonly Episode[],
  { place, isWanted }: GroupOptions,
): { shown: readonly Episode[]; select: ReactNode } {
  const groups = inGroups(episodes);
  const [chosen, setChosen] = useState({ of: '', group: -1 });
  const group =
    chosen.of === place && chosen.group in groups
      ? chosen.group
      : Math.max(
          0,
          groups.findIndex((part) => part.some(isWanted)),
        );
  return {
    shown: groups[group] ?? [],
    select: groups.length > 1 && (
      <StepSelect
        label={t`Episodes`}
        value={group}
        onChange={(value) => setChosen({ of: place, group: value })}
        options={groups.map((part, value) => ({ value, label: rangeOf(part) }))}
      />
    ),
  };
}
