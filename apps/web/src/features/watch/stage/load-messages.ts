import { playerMessages, type PlayerMessages } from '@marquee/player';
import { i18n, intlLocale, loadPageMessages } from '../../../shared/i18n';

/** The player's messages in the site's language. */
export async function loadMessages(): Promise<PlayerMessages> {
  await loadPageMessages('player');
  return playerMessages({ _: i18n._, locale: intlLocale() });
}
