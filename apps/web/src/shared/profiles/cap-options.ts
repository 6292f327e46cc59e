import { t } from '@lingui/core/macro';
import { certificateAge, certificatesIn, ratedCountries, type RatingCap } from '@marquee/core';
import { compareNames } from '../lib/format/compare-names';
import { regionName } from '../lib/format/region-name';

/** Value for no maximum certification. */
export const NO_CAP = '';

/** Regions with known certifications, sorted by name. */
export const capRegions = (): { value: string; label: string }[] =>
  ratedCountries.map((value) => ({ value, label: regionName(value) })).sort((a, b) => compareNames(a.label, b.label));

/** One option per age; equivalent certifications of films and television are combined. */
export function capOptions(region: string): { value: string; label: string }[] {
  const names = new Map<number, string[]>();
  for (const { name, age } of certificatesIn(region)) names.set(age, [...(names.get(age) ?? []), name]);
  return [...names].map(([age, all]) => {
    const label = all.join(' / ');
    return {
      value: all[0] ?? '',
      label:
        age === 0
          ? t({ message: `${label} (all ages)`, comment: '{label} is a certification, such as “G / TV-G”' })
          : t({ message: `${label} (${age} and up)`, comment: '{label} is a certification, such as “PG-13”' }),
    };
  });
}

/** The option of a cap; several certifications may share one. */
export function capOptionOf({ region, certification }: RatingCap): string {
  const age = certificateAge(region, certification);
  return certificatesIn(region).find((each) => each.age === age)?.name ?? NO_CAP;
}
