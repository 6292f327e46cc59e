import { setupI18n, type I18n } from '@lingui/core';

/** What the player needs of Lingui's `I18n`; `locale` is a BCP 47 tag for numbers, lists and names of languages. */
export type Translator = Pick<I18n, '_' | 'locale'>;

/** English, whose texts are in the code. */
const english: Translator = setupI18n({ locale: 'en', messages: { en: {} } });
let current = english;

/** Chooses what translates every message of the player from now on; a page has one language. */
export function translateWith(translator: Translator = english): Translator {
  current = translator;
  return current;
}

/** Called by the macros `t` and `plural` (`@lingui/core/macro`). */
export const i18n: Pick<I18n, '_'> = {
  _: ((...args: Parameters<I18n['_']>) => current._(...args)) as I18n['_'],
};
