import { t } from '@lingui/core/macro';
import { DEFAULT_LANGUAGE } from '@marquee/core';
import { siteLanguage } from '../../../shared/i18n';

/** What has still to be entered before a form can be sent; null when nothing has. */
export function missingHint(missing: string[]): string | null {
  if (missing.length === 0) return null;
  const language = siteLanguage();
  // British English has no comma before "and".
  const things = new Intl.ListFormat(language === DEFAULT_LANGUAGE ? 'en-GB' : language).format(missing);
  return t({ message: `Enter ${things}.`, comment: 'A list: "a username, your email and a password"' });
}
