import type { PlayerMessages } from '@marquee/player';
import { perLanguage } from '../../../shared/lib/format/per-language';
import { controlMessages } from './messages/controls';
import { errorMessages, problemMessages } from './messages/errors';
import { keyMessages } from './messages/keys';
import { menuMessages } from './messages/menus';
import { statisticsMessages, styleMessages, timingMessages } from './messages/panels';
import { toastMessages } from './messages/toasts';

/** All messages of the player in the site's language; the player has the English ones. */
export const playerMessages = perLanguage((locale): PlayerMessages => ({
  locale,
  controls: controlMessages(),
  toasts: toastMessages(),
  menus: menuMessages(),
  errors: errorMessages(),
  problems: problemMessages(),
  keys: keyMessages(),
  timing: timingMessages(),
  style: styleMessages(),
  statistics: statisticsMessages(),
}));
