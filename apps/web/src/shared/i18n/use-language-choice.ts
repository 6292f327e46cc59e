import { siteLanguages, siteLanguageFor, siteLanguageTags, type SiteLanguage } from '@marquee/core';
import { siteLanguage } from './i18n';
import { afterRehydration, useAppStore } from '../store';
import { useStoreSetting } from '../store/settings';

const reloadPage = () => window.location.reload();

export const siteLanguageOptions = siteLanguageTags.map((value) => ({ value, label: siteLanguages[value] }));

interface LanguageChoice {
  language: SiteLanguage;
  choose: (tag: string) => void;
}

/** The page's language, and a function to change it, which reloads the page at the same position. */
export function useLanguageChoice(reload = reloadPage): LanguageChoice {
  const store = useAppStore();
  const storeSetting = useStoreSetting();
  return {
    language: siteLanguage(),
    choose: (tag) =>
      // Nothing is stored before.
      afterRehydration(store, () => {
        storeSetting('language', siteLanguageFor(tag) ?? null);
        reload();
      }),
  };
}
