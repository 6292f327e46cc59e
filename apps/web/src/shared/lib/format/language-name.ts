import { t } from '@lingui/core/macro';
import { languageName as englishName, languages } from '@marquee/core';
import { compareNames } from './compare-names';
import { isEnglish } from './is-english';
import { perLanguage } from './per-language';
import { toBcp47 } from './to-bcp47';

const names = perLanguage((locale) =>
  typeof Intl.DisplayNames === 'function' ? new Intl.DisplayNames(locale, { type: 'language' }) : null,
);

/** Name of a full BCP 47 tag, `Portuguese (Brazil)`; the tag if the browser cannot name it. */
export const tagName = (tag: string): string => names()?.of(tag) ?? tag;

/** TMDB's code for no language. */
const NO_LANGUAGE = 'xx';

/** Name of a language code or BCP 47 tag (`pt-BR` counts as `pt`); the code if it is unknown. */
export function languageName(code: string): string {
  const english = englishName(code);
  if (isEnglish() || english === code) return english;
  const base = code.toLowerCase().replace(/[-_].*/s, '');
  if (base === NO_LANGUAGE) return t`No Language`;
  try {
    return names()?.of(toBcp47(base)) ?? english;
  } catch {
    return english;
  }
}

/** All languages as options, sorted by name. */
export const languageOptions = (): { value: string; label: string }[] =>
  languages
    .map(({ code }) => ({ value: code, label: languageName(code) }))
    .sort((a, b) => compareNames(a.label, b.label));
