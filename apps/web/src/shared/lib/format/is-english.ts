import { DEFAULT_LANGUAGE } from '@marquee/core';
import { siteLanguage } from '../../i18n';

/** English is formatted without `Intl`: creating one of its formatters keeps a phone busy for 70 ms. */
export const isEnglish = (): boolean => siteLanguage() === DEFAULT_LANGUAGE;
