import { directionOf, type SiteLanguage } from '@marquee/core';
import { linksTo } from '../../page-titles';
import { siteDescription } from '../../shared/config/site';
import { inLanguage } from './request-language';

/** The web app manifest of the build (JSON, in English) with its texts in a language. */
export const translateManifest = (manifest: string, language: SiteLanguage): Promise<string> =>
  inLanguage(language, () => {
    const shortcuts = linksTo('search', 'bookmarks', 'history').map(({ href, label }) => ({ name: label, url: href }));
    const texts = { description: siteDescription(), lang: language, dir: directionOf(language), shortcuts };
    return Promise.resolve(JSON.stringify({ ...(JSON.parse(manifest) as object), ...texts }));
  });
