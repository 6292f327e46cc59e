import { siteLanguage } from '../i18n';
import { toBcp47 } from '../lib/format/to-bcp47';
import { useSetting } from '../store/settings';

const baseOf = (tag: string): string => tag.replace(/-.*/, '');

/**
 * The `lang` attribute of a text from the metadata service; undefined if it is in the language of the page.
 *
 * @param language if it is not the requested one
 */
export function useTextLanguage(language: string | null | undefined): string | undefined {
  const requested = useSetting('metadataLanguage') ?? siteLanguage();
  const base = baseOf(language ?? requested);
  return base === baseOf(siteLanguage()) ? undefined : toBcp47(base);
}
