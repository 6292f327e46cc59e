import { directionOf, isRecord, type SiteLanguage } from '@marquee/core';
import { linksTo } from '../../page-titles';
import { siteDescription } from '../../shared/config/site';
import { inLanguage } from './render-in-language';

/** Translates the texts of the build's web app manifest (JSON, in English). */
export const translateManifest = (manifest: string, language: SiteLanguage): Promise<string> =>
  inLanguage(language, () => {
    const shortcuts = linksTo('search', 'bookmarks', 'history').map(({ href, label }) => ({ name: label, url: href }));
    const texts = { description: siteDescription(), lang: language, dir: directionOf(language), shortcuts };
    const built: unknown = JSON.parse(manifest);
    return Promise.resolve(JSON.stringify({ ...(isRecord(built) && built), ...texts }));
  });
