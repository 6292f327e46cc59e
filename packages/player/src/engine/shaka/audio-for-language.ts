import { sameLanguage } from '../../tracks/track-names';
import type { AudioTrack } from '../state';

/**
 * The track for a preferred language: the exact tag before the same language. Null if it is already playing, or not
 * available.
 */
export function audioForLanguage(
  tracks: readonly AudioTrack[],
  playingId: string | null,
  language: string | null | undefined,
): AudioTrack | null {
  if (!language) return null;
  const playing = tracks.find(({ id }) => id === playingId);
  const isExact = (track: AudioTrack | undefined) => track?.language === language;
  const isRelated = (track: AudioTrack | undefined) => track !== undefined && sameLanguage(track.language, language);
  const exact = tracks.find(isExact);
  if (exact) return isExact(playing) ? null : exact;
  return isRelated(playing) ? null : (tracks.find(isRelated) ?? null);
}
