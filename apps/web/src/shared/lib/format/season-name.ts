import { t } from '@lingui/core/macro';

/** Name of a season. A generic name such as `Season 2` is translated, because the catalogue has it in English only. */
export function seasonName(season: number, name = ''): string {
  const isNumbered = ['', `Season ${season}`, season === 0 && 'Specials'].includes(name);
  if (!isNumbered) return name;
  return season === 0 ? t`Specials` : t`Season ${season}`;
}
