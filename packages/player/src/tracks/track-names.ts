import { languageName } from '../messages/format';
import type { PlayerMessages } from '../messages/player-messages';

interface NamedTrack {
  language: string;
  label: string | null;
  channels?: number | null;
}

/** What people read for a track: its own label, else its language, told apart by surround sound. */
export function trackName({ language, label, channels }: NamedTrack, { menus, locale }: PlayerMessages): string {
  const track =
    label?.trim() || (language && language !== 'und' ? languageName(language, locale) : menus.unknownLanguage);
  if (!channels || channels <= 2) return track;
  if (channels === 6) return `${track} 5.1`;
  return channels === 8 ? `${track} 7.1` : menus.withChannels({ track, channels });
}

/** Two tags of the same language: `en` and `en-GB` match, `pt-BR` and `pt-PT` do too. */
export const sameLanguage = (a: string, b: string): boolean =>
  a.toLowerCase().split(/[-_]/, 1)[0] === b.toLowerCase().split(/[-_]/, 1)[0];
