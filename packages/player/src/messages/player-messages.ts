import { controlMessages } from './controls';
import { errorMessages } from './errors';
import { translateWith, type Translator } from './i18n';
import { keyMessages } from './keys';
import { menuMessages } from './menus';
import { statisticsMessages, styleMessages, timingMessages } from './panels';
import { toastMessages } from './toasts';

/**
 * All texts of the player, in the language of `translator` (default English), which has to have the catalogue by then.
 * A page has one language: the latest call decides.
 */
export function playerMessages(translator?: Translator) {
  const { locale } = translateWith(translator);
  return {
    /** BCP 47 tag of the language, for numbers, lists and names of languages. */
    locale,
    controls: controlMessages(locale),
    toasts: toastMessages(),
    menus: menuMessages(),
    errors: errorMessages(),
    keys: keyMessages(),
    timing: timingMessages(),
    style: styleMessages(),
    statistics: statisticsMessages(),
  };
}

export type PlayerMessages = ReturnType<typeof playerMessages>;
