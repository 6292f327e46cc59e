import { withoutCharacterKeys } from '@marquee/core';
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import type { PlayerEngine } from '../engine/player-engine';
import { createCommands, type OpenMenu } from './commands';
import { useCaptions } from './hooks/use-captions';
import { useFullscreen } from './hooks/use-fullscreen';
import { useMediaSession } from './hooks/use-media-session';
import { useMessage } from './hooks/use-message';
import { useNativeCaptions } from './hooks/use-native-captions';
import { usePictureInPicture } from './hooks/use-picture-in-picture';
import { useAppliedPreferences, usePreferences } from './hooks/use-preferences';
import { useRemotePlayback } from './hooks/use-remote-playback';
import { useSleepTimer } from './hooks/use-sleep-timer';
import { useSessionMessages } from './hooks/use-session-messages';
import { usePlayerMessages } from './messages-context';
import type { PlayerContextValue } from './player-context';
import type { PlayerProps } from './player-props';

interface Elements {
  root: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
  captionFile: RefObject<HTMLInputElement | null>;
}

const browserFetch: typeof fetch = (input, init) => fetch(input, init);

/** Combines the session, the props and the hooks into the context of the player's components. */
export function usePlayerValue(engine: PlayerEngine, props: PlayerProps, { root, video, captionFile }: Elements) {
  const { session, media, next } = props;
  const [menu, setMenu] = useState<OpenMenu>(null);
  const [statistics, setStatistics] = useState(false);
  const messages = usePlayerMessages();
  const message = useMessage();
  const { show, announce } = message;
  const { preferences, change } = usePreferences(props);
  const fullscreen = useFullscreen(root, video);
  const pictureInPicture = usePictureInPicture(video);
  const playback = useSyncExternalStore(session.subscribe, session.getState);
  const { mediaId = '', kind = 'movie' } = playback.page?.title ?? {};
  const stream = playback.source?.stream;

  useAppliedPreferences(engine, preferences);
  useSessionMessages(engine, playback.message, show);
  const isListOpen = menu === 'settings';
  useEffect(() => {
    if (isListOpen) session.checkFailed();
  }, [isListOpen, session]);
  const named = stream?.captions ?? [];
  const captions = useCaptions(engine, {
    mediaId,
    captions: named.length > 0 ? named : (props.captions?.found ?? []),
    preferences,
    changePreferences: change,
    captionTimings: props.captions?.timings,
    onCaptionTimingsChange: props.captions?.onTimingsChange,
    fetch: props.captions?.fetch ?? browserFetch,
    showMessage: show,
  });
  useNativeCaptions(video, captions.first);
  const remote = useRemotePlayback(video);
  const sleep = useSleepTimer(engine, { pause: session.pause, showMessage: show });

  const nextEpisode = (): void => {
    if (next?.upNext?.notYet) show(next.upNext.notYet);
    else next?.go('button');
  };

  const onPage = (open: (() => void) | undefined) =>
    open &&
    (() => {
      session.pause();
      // Nothing of the page is visible over a full-screen player.
      if (fullscreen.active) void fullscreen.toggle();
      open();
    });

  const commands = createCommands({
    engine,
    session,
    messages,
    showMessage: show,
    announce,
    changePreferences: change,
    nextEpisode: next ? nextEpisode : undefined,
    shiftCaptions: captions.shift,
    toggleStatistics: () => setStatistics((open) => !open),
    openMenu: setMenu,
    toggleCaptions: captions.toggle,
    toggleFullscreen: fullscreen.toggle,
    togglePictureInPicture: pictureInPicture.toggle,
  });

  useMediaSession(engine, { session, media, commands, hasNext: Boolean(next), onPrevious: next?.goBack });

  const value: PlayerContextValue = {
    engine,
    session,
    playback,
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
    upNext: next?.upNext,
    segments: stream?.segments ?? noSegments,
    qualityGuide: props.qualityGuide,
    reportProblem: onPage(props.onReport),
    openElsewhere: onPage(props.onOpenElsewhere),
    menu,
    setMenu,
    fullscreen: fullscreen.active,
    pictureInPicture,
  };
  return { value, message };
}

const noSegments: PlayerContextValue['segments'] = [];
