import { withoutCharacterKeys, type QualityLabel } from '@marquee/core';
import { useState, type RefObject } from 'react';
import type { PlayerEngine } from '../engine/player-engine';
import type { FoundSource } from '../sources/found-source';
import { createCommands, type OpenMenu } from './commands';
import { useCaptions } from './hooks/use-captions';
import { useReconnect } from './hooks/use-reconnect';
import { useFailover } from './hooks/use-failover';
import { useFullscreen } from './hooks/use-fullscreen';
import { useLoadStream } from './hooks/use-load-stream';
import { useMediaSession } from './hooks/use-media-session';
import { useMessage } from './hooks/use-message';
import { useNativeCaptions } from './hooks/use-native-captions';
import { usePictureInPicture } from './hooks/use-picture-in-picture';
import { useAppliedPreferences, usePreferences } from './hooks/use-preferences';
import { useRemotePlayback } from './hooks/use-remote-playback';
import { useSleepTimer } from './hooks/use-sleep-timer';
import { useStreamForConnection } from './hooks/use-stream-for-connection';
import { usePlayerMessages } from './messages-context';
import type { PlayerContextValue } from './player-context';
import type { PlayerProps } from './player-props';

interface Elements {
  root: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  captionFile: RefObject<HTMLInputElement | null>;
}

const browserFetch: typeof fetch = (input, init) => fetch(input, init);

const playingSource = ({ sources = [], result }: PlayerProps): FoundSource | undefined =>
  sources.find(({ stream }) => stream === result?.stream) ??
  sources.find(({ sourceId }) => sourceId === result?.sourceId);

/** Combines the engine, the props and the hooks into the context of the player's components. */
export function usePlayerValue(engine: PlayerEngine, props: PlayerProps, { root, video, captionFile }: Elements) {
  const { result, mediaId, kind, sources = [], startAtSec = 0, captionFetch = browserFetch } = props;
  const [menu, setMenu] = useState<OpenMenu>(null);
  const [statistics, setStatistics] = useState(false);
  const [chosenQuality, setChosenQuality] = useState<QualityLabel | null>(null);
  const messages = usePlayerMessages();
  const message = useMessage();
  const { show, announce } = message;
  const { preferences, change } = usePreferences(props);
  const fullscreen = useFullscreen(root, video);
  const pictureInPicture = usePictureInPicture(video);
  const source = playingSource(props);

  useAppliedPreferences(engine, preferences);
  const named = result?.stream.captions ?? [];
  const failover = useFailover(engine, {
    mediaId,
    sources,
    source,
    onSourceChange: props.onSourceChange,
    isListOpen: menu === 'settings',
    showMessage: show,
  });
  const captions = useCaptions(engine, {
    mediaId,
    captions: named.length > 0 ? named : (props.foundCaptions ?? []),
    preferences,
    changePreferences: change,
    captionTimings: props.captionTimings,
    onCaptionTimingsChange: props.onCaptionTimingsChange,
    fetch: captionFetch,
    showMessage: show,
  });
  const stream = useStreamForConnection(engine, result?.stream);
  useLoadStream(engine, {
    result: result && stream ? { ...result, stream } : result,
    mediaId,
    startAtSec,
    preferences,
    sourceName: source?.name ?? result?.sourceId ?? '',
    chosenQuality,
    saveData: props.saveData ?? false,
    showMessage: show,
  });
  useReconnect(engine, stream ?? null);
  useNativeCaptions(video, captions.first);
  const remote = useRemotePlayback(video);
  const sleep = useSleepTimer(engine, show);
  const hasNext = kind === 'episode' && props.hasNext === true && props.onNextEpisode !== undefined;

  const nextEpisode = (): void => {
    if (props.upNext?.notYet) show(props.upNext.notYet);
    else props.onNextEpisode?.('button');
  };

  const commands = createCommands({
    engine,
    messages,
    showMessage: show,
    announce,
    changePreferences: change,
    nextEpisode: hasNext ? nextEpisode : undefined,
    shiftCaptions: captions.shift,
    toggleStatistics: () => setStatistics((open) => !open),
    openMenu: setMenu,
    onQualityChosen: setChosenQuality,
    toggleCaptions: captions.toggle,
    toggleFullscreen: fullscreen.toggle,
    togglePictureInPicture: pictureInPicture.toggle,
  });

  useMediaSession(engine, {
    title: props.title,
    subtitle: props.subtitle,
    poster: props.poster,
    commands,
    hasNext,
    onPrevious: props.onPreviousEpisode,
  });

  const selectSource = (next: FoundSource): void => {
    setMenu(null);
    if (next.key === source?.key) return;
    const changed = async (): Promise<void> => props.onSourceChange?.(next);
    changed().catch(() => show(messages.toasts.sourceChangeFailed));
  };

  const value: PlayerContextValue = {
    engine,
    commands,
    captions,
    preferences,
    keys: preferences.characterKeys ? preferences.keys : withoutCharacterKeys(preferences.keys),
    changePreferences: change,
    menuFailed: () => {
      setMenu(null);
      show(messages.toasts.menuFailed);
    },
    openCaptionFile: () => captionFile.current?.click(),
    remote,
    sleep,
    statistics,
    mediaId,
    kind,
    segments: result?.stream.segments ?? noSegments,
    sources,
    sourceKey: source?.key ?? null,
    failedSources: failover.failed,
    otherSources: props.otherSources ?? noSources,
    selectSource,
    qualityGuide: props.qualityGuide,
    menu,
    setMenu,
    fullscreen: fullscreen.active,
    pictureInPicture,
  };
  return { value, message, isSwitching: failover.isSwitching };
}

const noSources: PlayerContextValue['otherSources'] = [];
const noSegments: PlayerContextValue['segments'] = [];
