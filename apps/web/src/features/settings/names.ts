import { DEFAULT_LANGUAGE, languageName, trackLanguages } from '@marquee/core';
import { knownRegions, regionName } from '../../shared/lib/format/region-name';
import { siteLanguage } from '../../shared/i18n';
import { once } from '../../shared/lib/once';

const tagNames = once(() =>
  typeof Intl.DisplayNames === 'function' ? new Intl.DisplayNames([siteLanguage()], { type: 'language' }) : null,
);

/** Languages in which titles and overviews are commonly translated. */
const metadataLanguages =
  'en-US en-GB ar-SA bg-BG cs-CZ da-DK de-DE el-GR es-ES es-MX fi-FI fr-FR fr-CA he-IL hi-IN hr-HR hu-HU id-ID it-IT ja-JP ko-KR nb-NO nl-NL pl-PL pt-BR pt-PT ro-RO ru-RU sk-SK sv-SE th-TH tr-TR uk-UA vi-VN zh-CN zh-TW'.split(
    ' ',
  );

interface Named {
  value: string;
  label: string;
}

const byLabel = (a: Named, b: Named) => a.label.localeCompare(b.label, siteLanguage());

/** The regions to choose from; the one in use is always among them. */
export const regionOptions = (inUse: string | null): Named[] =>
  [...new Set([...knownRegions, ...(inUse ? [inUse] : [])])]
    .map((code) => ({ value: code, label: regionName(code) }))
    .sort(byLabel);

export const metadataLanguageOptions = (inUse: string | null): Named[] =>
  [...new Set([...metadataLanguages, ...(inUse ? [inUse] : [])])]
    .map((tag) => ({ value: tag, label: tagNames()?.of(tag) ?? tag }))
    .sort(byLabel);

/** The languages of sound and subtitles to choose from, and the one in use, which may come from the player's menu. */
export const trackLanguageOptions = (inUse: string): Named[] =>
  [...new Set<string>([...trackLanguages, ...(inUse === 'none' ? [] : [inUse])])].map((tag) => ({
    value: tag,
    label: tag.includes('-') || siteLanguage() !== DEFAULT_LANGUAGE ? (tagNames()?.of(tag) ?? tag) : languageName(tag),
  }));
