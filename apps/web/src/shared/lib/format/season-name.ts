import { t } from '@lingui/core/macro';

/** Name of a season. What the catalogue calls `Season 2` has no name of its own, and would be English in every language. */
export function seasonName(season: number, name = ''): string {
  const isNumbered = ['', `Season ${season}`, season === 0 && 'Specials'].includes(name);
  if (!isNumbered) return name;
  return season === 0 ? t`Specials` : t`Season ${season}`;
}
