import { qualityCapOf, resumePosition, type PlayedTitle, type Progress } from '@marquee/core';
import { createPlaybackSession } from '@marquee/player/session';
import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useConfig } from '../../shared/api';
import { useServices } from '../../shared/store';
import { useSetting } from '../../shared/store/settings';
import type { NextUp, Playable } from './playable';
import { useDataSaver } from './preferences/use-data-saver';
import { showNotFoundToast } from './sources/show-not-found-toast';
import { useSourceAdapters } from './sources/use-source-adapters';
import { playerChunk } from './stage/load-player';
import { usePlaybackReports } from './stage/use-playback-reports';

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

/**
 * The page's playback session, told what the page knows.
 *
 * @param isVisitorActive without interaction no sources are searched, because the visitor may never watch
 */
export function useSession(input: WatchInput, isVisitorActive: boolean) {
  const { playable, canStart, autoPlay, saved, onOpen } = input;
  const { engines } = useServices();
  const [session] = useState(() =>
    createPlaybackSession<Playable>(async () => {
      const player = await playerChunk.preload();
      return { createEngineRunner: player.createEngineRunner, createEngine: () => engines.create(player) };
    }),
  );
  const playback = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  const { stage, source, page } = playback;
  const isPlayRequested = page ? stage === 'requested' : autoPlay;
  const isWanted = isVisitorActive || isPlayRequested || stage !== 'closed';
  const { adapters, runSources } = useSourceAdapters(playable.mediaId, isWanted);
  const reportPlayback = usePlaybackReports(source, adapters, stage === 'open');
  const qualityCap = qualityCapOf(useSetting('quality'));
  const audioLanguage = useSetting('audioLanguage');
  const savesData = useDataSaver();
  const { mode } = useConfig().metadata;

  useLayoutEffect(() =>
    session.update({
      ...{ title: playable, adapters, runSources, autoPlay, qualityCap, audioLanguage, savesData },
      canOpen: canStart && !onOpen,
      startAtSec: resumePosition(playable.kind, saved),
      onProgress({ played }, progress, { isDemo }) {
        // The demo film is no progress in a title of TMDB (decision 0217).
        if (isDemo && mode === 'tmdb') return;
        input.onProgress(played, progress);
        reportPlayback(progress);
      },
    }),
  );
  useEffect(() => session.dispose, [session]);

  const opensElsewhere = stage === 'requested' && playback.phase === 'ready' && canStart && onOpen !== undefined;
  const openElsewhere = useEffectEvent(() => onOpen?.());
  useEffect(() => {
    if (opensElsewhere) openElsewhere();
  }, [opensElsewhere]);
  useEffect(() => {
    if (stage === 'notFound') showNotFoundToast();
  }, [stage]);
  return { session, playback, isPlayRequested };
}
