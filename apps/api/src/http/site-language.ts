import type { SiteSettings } from '@marquee/core/contracts';
import type { RequestHandler } from 'express';

/** Puts the site's language, if operators chose one, in place of those that the browser asks for (LANGUAGE-02). */
export const siteLanguage =
  (siteSettings: { values: Pick<SiteSettings, 'language'> }): RequestHandler =>
  (req, _res, next) => {
    const { language } = siteSettings.values;
    if (language) req.headers['accept-language'] = language;
    next();
  };
