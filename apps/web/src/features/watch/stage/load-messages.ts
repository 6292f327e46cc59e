import type { PlayerMessages } from '@marquee/player';
import { loadPageMessages } from '../../../shared/i18n';
import { isEnglish } from '../../../shared/lib/format/is-english';

/** The player's texts in the language of the site; undefined for English, which it has by itself. */
export async function loadMessages(): Promise<PlayerMessages | undefined> {
  if (isEnglish()) return undefined;
  const [{ playerMessages }] = await Promise.all([import('./player-messages'), loadPageMessages('player')]);
  return playerMessages();
}
