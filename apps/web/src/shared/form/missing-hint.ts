import { t } from '@lingui/core/macro';
import { intlLocale } from '../i18n';
import { isEnglish } from '../lib/format/is-english';

/** Lists the fields that still have to be filled in; null if there are none. */
export function missingHint(missing: string[]): string | null {
  if (missing.length === 0) return null;
  // British English omits the comma before "and".
  const things = new Intl.ListFormat(isEnglish() ? 'en-GB' : intlLocale()).format(missing);
  return t({ message: `Enter ${things}.`, comment: 'A list: "a username, your email and a password"' });
}
