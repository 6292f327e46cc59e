import { languageName, trackLanguages } from '@marquee/core';
import { compareNames } from '../../shared/lib/format/compare-names';
import { isEnglish } from '../../shared/lib/format/is-english';
import { tagName } from '../../shared/lib/format/language-name';

/** Languages in which metadata is commonly available. */
const metadataLanguages =
  'en-US en-GB ar-SA bg-BG cs-CZ da-DK de-DE el-GR es-ES es-MX fi-FI fr-FR fr-CA he-IL hi-IN hr-HR hu-HU id-ID it-IT ja-JP ko-KR nb-NO nl-NL pl-PL pt-BR pt-PT ro-RO ru-RU sk-SK sv-SE th-TH tr-TR uk-UA vi-VN zh-CN zh-TW'.split(
    ' ',
  );

interface Named {
  value: string;
  label: string;
}

const byLabel = (a: Named, b: Named) => compareNames(a.label, b.label);

export const metadataLanguageOptions = (inUse: string | null): Named[] =>
  [...new Set([...metadataLanguages, ...(inUse ? [inUse] : [])])]
    .map((tag) => ({ value: tag, label: tagName(tag) }))
    .sort(byLabel);

/** Audio and subtitle languages to choose from, including the current one, which may have been set in the player. */
export const trackLanguageOptions = (inUse: string): Named[] =>
  [...new Set<string>([...trackLanguages, ...(inUse === 'none' ? [] : [inUse])])].map((tag) => ({
    value: tag,
    label: tag.includes('-') || !isEnglish() ? tagName(tag) : languageName(tag),
  }));
