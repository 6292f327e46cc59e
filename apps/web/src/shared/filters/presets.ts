import { keysOf, noFilters, type SearchFilters } from '@marquee/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface Preset {
  name: MessageDescriptor;
  sets: Partial<SearchFilters>;
}

/**
 * Common combinations of filters, set with one press (BROWSE-26). The drawer has fields for all but `votesTo`, and
 * offers these values.
 */
export const presets: readonly Preset[] = [
  { name: msg`Under 100 minutes`, sets: { runtimeMinTo: 99 } },
  { name: msg`Well rated, little known`, sets: { ratingFrom: 7, votesFrom: 100, votesTo: 1500 } },
  { name: msg`Family tonight`, sets: { withGenres: ['family'], runtimeMinTo: 120 } },
];

/** What can be played here: the first preset of a site with a library. */
export const playable: Preset = {
  name: msg`Can be played here`,
  sets: { isPlayable: true, service: null, region: null },
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const isPresetOn = (filters: SearchFilters, { sets }: Preset): boolean =>
  keysOf(sets).every((name) => same(filters[name], sets[name]));

/** Sets a preset's filters, or removes them if they are set. */
export function togglePreset(filters: SearchFilters, preset: Preset): SearchFilters {
  if (!isPresetOn(filters, preset)) return { ...filters, ...preset.sets };
  const cleared = Object.fromEntries(keysOf(preset.sets).map((name) => [name, noFilters[name]]));
  return { ...filters, ...cleared };
}
