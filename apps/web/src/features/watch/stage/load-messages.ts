import type { PlayerMessages } from '@marquee/player';
import { loadPageMessages } from '../../../shared/i18n';
import { isEnglish } from '../../../shared/lib/format/is-english';

/** The player's messages in the site's language; undefined for English, which the player has built in. */
export async function loadMessages(): Promise<PlayerMessages | undefined> {
  if (isEnglish()) return undefined;
  const [{ playerMessages }] = await Promise.all([import('./player-messages'), loadPageMessages('player')]);
  return playerMessages();
}
