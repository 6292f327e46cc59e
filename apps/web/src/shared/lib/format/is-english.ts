import { DEFAULT_LANGUAGE } from '@marquee/core';
import { siteLanguage } from '../../i18n';

/** English is formatted without `Intl`, because creating a formatter takes 70 ms on a phone. */
export const isEnglish = (): boolean => siteLanguage() === DEFAULT_LANGUAGE;
