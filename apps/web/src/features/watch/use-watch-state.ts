import type { PlayedTitle, Progress } from '@marquee/core';
import { useSourceSearch } from '@marquee/player/react';
import type { FoundSource } from '@marquee/player/sources';
import { useEffect, useEffectEvent, useState } from 'react';
import type { NextUp, Playable } from './playable';
import type { SourceChoice } from './sources/prefer-source';
import { showNotFoundToast } from './sources/show-not-found-toast';
import { useSourceAdapters } from './sources/use-source-adapters';
import { usePlaybackReports } from './stage/use-playback-reports';
import type { WatchState } from './watch-context';

export interface WatchInput {
  playable: Playable;
  /** False until stored data is loaded: the resume position is unknown before. */
  canStart: boolean;
  /** Whether the URL requests playback. */
  autoPlay: boolean;
  saved: Progress | null;
  onProgress: (played: PlayedTitle, progress: Progress) => void;
  /** Called when the player was closed. */
  onClose?: () => void;
  /** Called instead of opening the player here. */
  onOpen?: () => void;
  next?: NextUp | null;
}

interface PlayRequest {
  mediaId: string;
  /** `requested` waits for a source; `open` plays; `failed` found none after an explicit request. */
  stage: 'none' | 'requested' | 'open' | 'failed';
}

/** The last choice of a source, by the visitor or by failover. */
interface Choice {
  mediaId: string;
  /** Asked first for the titles after this one. */
  source: FoundSource;
  /** Asked first for this title. It stays so, because other adapters restart the search. */
  preferred: SourceChoice | null;
}

/**
 * Searches the sources for the page's title, and opens the player when one is found and playback was requested.
 *
 * @param isVisitorActive without interaction no sources are searched, because the visitor may never watch
 */
export function useWatchState(input: WatchInput, isVisitorActive: boolean): WatchState {
  const { playable, canStart, autoPlay, saved, onProgress, onClose, onOpen, next = null } = input;
  const { mediaId, request, isOffered } = playable;
  const [choice, setChoice] = useState<Choice | null>(null);
  const chosen = choice?.mediaId === mediaId ? choice : null;
  const preferred = chosen ? chosen.preferred : (choice?.source ?? null);
  const [playRequest, setPlayRequest] = useState<PlayRequest>({ mediaId, stage: autoPlay ? 'requested' : 'none' });
  const isWanted = isVisitorActive || playRequest.stage !== 'none';
  const { adapters, runSources } = useSourceAdapters({ titleKey: mediaId, preferred, isWanted });
  const search = useSourceSearch({ request, adapters, runSources });
  const source = search.results.find(({ key }) => key === chosen?.source.key) ?? search.results[0] ?? null;
  const reportPlayback = usePlaybackReports(source, adapters, playRequest.stage === 'open');
  const isReady = playRequest.stage === 'requested' && search.status === 'found' && canStart;

  if (!isOffered && playRequest.stage === 'open') {
    // An episode that turns out to be unaired: its page shows the air date.
    setPlayRequest({ mediaId, stage: 'none' });
  } else if (playRequest.mediaId !== mediaId) {
    // Another episode on the same page: an open player stays mounted and waits for its source.
    // A press while it was not known which episode is meant holds for that one.
    const isKept =
      playRequest.stage === 'open' ||
      (playRequest.stage === 'requested' && mediaId.startsWith(`${playRequest.mediaId}/`));
    setPlayRequest({ mediaId, stage: isKept ? playRequest.stage : autoPlay ? 'requested' : 'none' });
  } else if (isReady && !onOpen) {
    setPlayRequest({ mediaId, stage: 'open' });
  } else if (search.status === 'failed' && (playRequest.stage === 'requested' || playRequest.stage === 'open')) {
    setPlayRequest({ mediaId, stage: 'failed' });
  }

  const opensElsewhere = isReady && onOpen !== undefined;
  const openElsewhere = useEffectEvent(() => onOpen?.());
  useEffect(() => {
    if (opensElsewhere) openElsewhere();
  }, [opensElsewhere]);
  useEffect(() => {
    if (playRequest.stage === 'failed') showNotFoundToast();
  }, [playRequest.stage]);

  const chooseSource = (chosenNow: FoundSource): void => setChoice({ mediaId, source: chosenNow, preferred });

  return {
    playable,
    search,
    source,
    isPlayRequested: playRequest.stage === 'requested',
    isOpen: playRequest.stage === 'open',
    hasFailed: playRequest.stage === 'failed',
    saved,
    next: next && {
      ...next,
      go: () => {
        if (source) chooseSource(source);
        next.go();
      },
    },
    watch: () => {
      setPlayRequest({ mediaId, stage: 'requested' });
      if (search.status === 'failed') search.retry();
    },
    close: () => {
      setPlayRequest({ mediaId, stage: 'none' });
      onClose?.();
    },
    chooseSource,
    record(progress) {
      // Nothing plays while the next episode's source is searched.
      if (!source) return;
      onProgress(playable.played, progress);
      reportPlayback(progress);
    },
  };
}
