import { languageName } from '../messages/format';
import type { PlayerMessages } from '../messages/player-messages';

interface NamedTrack {
  language: string;
  label: string | null;
  channels?: number | null;
}

/** Name of a track for people: its label, otherwise its language, with a note for surround sound. */
export function trackName({ language, label, channels }: NamedTrack, { menus, locale }: PlayerMessages): string {
  const track =
    label?.trim() || (language && language !== 'und' ? languageName(language, locale) : menus.unknownLanguage);
  if (!channels || channels <= 2) return track;
  if (channels === 6) return `${track} 5.1`;
  return channels === 8 ? `${track} 7.1` : menus.withChannels({ track, channels });
}

/** Whether two tags have the same language: `en` and `en-GB` match, and so do `pt-BR` and `pt-PT`. */
export const sameLanguage = (a: string, b: string): boolean =>
  a.toLowerCase().split(/[-_]/, 1)[0] === b.toLowerCase().split(/[-_]/, 1)[0];
