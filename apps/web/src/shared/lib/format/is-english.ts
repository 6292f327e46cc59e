import { DEFAULT_LANGUAGE } from '@marquee/core';
import { siteLanguage } from '../../i18n';

/** What English needs is written here: making one of the browser's own formatters keeps a phone busy for 70 ms. */
export const isEnglish = (): boolean => siteLanguage() === DEFAULT_LANGUAGE;
