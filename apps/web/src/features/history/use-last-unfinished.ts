import { progressPercent, type TitleKey, type TitleSnapshot } from '@marquee/core';
import { useMemo } from 'react';
import { useSnapshot } from '../../shared/api';
import { useAppSelector } from '../../shared/store';
import { episodeLabel } from '../../shared/lib/format/episode-label';
import { useHidesSpoilers } from '../../shared/spoilers/spoiler-shield';
import { entryHref } from './entry-href';
import { selectContinueWatching } from '../../shared/store/history/selectors';
import { untitled } from '../../shared/lib/format/untitled';
import { remainingLabel } from '../../shared/lib/format/remaining-label';

/** A started title and where to continue. */
export interface UnfinishedTitle extends Omit<TitleSnapshot, 'savedAt'> {
  key: TitleKey;
  id: number;
  mediaType: 'movie' | 'tv';
  resume: {
    href: string;
    /** `S1 E2`; null for a film. */
    episode: string | null;
    /** Name of the episode. */
    name: string | null;
    /** `40 min left` */
    remaining: string | null;
    percent: number;
  };
}

const NOTHING = { id: 0 };

/** The unfinished title that was watched last; null if there is none, and until its pictures are known. */
export function useLastUnfinished(): UnfinishedTitle | null {
  const entry = useAppSelector((state) => selectContinueWatching(state)[0]);
  const snapshot = useSnapshot(entry?.item ?? NOTHING);
  const isHidden = useHidesSpoilers(entry?.item.id ?? 0);
  return useMemo(() => {
    if (!entry || !snapshot || snapshot.isTakenDown) return null;
    const { key, item, episode, progress } = entry;
    const { id, mediaType } = item;
    return {
      ...snapshot,
      key,
      id,
      mediaType,
      title: item.title || snapshot.title || untitled(mediaType),
      resume: {
        href: entryHref(entry),
        episode: episode && episodeLabel(episode),
        name: episode && !isHidden ? episode.title : null,
        remaining: remainingLabel(progress),
        percent: progressPercent(progress),
      },
    };
  }, [entry, snapshot, isHidden]);
}
