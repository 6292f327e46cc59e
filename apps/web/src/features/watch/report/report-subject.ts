import { titleKey, type EpisodePosition, type TitleKey } from '@marquee/core';
import type { Playable } from '../playable';

/** What a report is about. */
export interface ReportSubject {
  title: TitleKey;
  name: string;
  episode: EpisodePosition | null;
  /** The player’s second line, of an episode. */
  episodeName: string | undefined;
}

/** @param of `title`: a series as a whole */
export function reportSubject({ title: name, subtitle, played }: Playable, of: 'here' | 'title'): ReportSubject {
  const title = titleKey(played.mediaType, played.id);
  if (of === 'title' || !played.episode) return { title, name, episode: null, episodeName: undefined };
  const { season, number } = played.episode;
  return { title, name, episode: { season, episode: number }, episodeName: subtitle };
}
