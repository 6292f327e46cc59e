import type { QualityLabel } from '@marquee/core';
import { useState, type RefObject } from 'react';
import { playerMessages } from '../engine/errors/error-texts';
import type { PlayerEngine } from '../engine/player-engine';
import type { FoundSource } from '../sources/found-source';
import { createCommands } from './commands';
import { useCaptions } from './hooks/use-captions';
import { useFullscreen } from './hooks/use-fullscreen';
import { useLoad } from './hooks/use-load';
import { useMessage } from './hooks/use-message';
import { usePictureInPicture } from './hooks/use-picture-in-picture';
import { useAppliedPreferences, usePreferences } from './hooks/use-preferences';
import type { OpenMenu, PlayerContextValue } from './player-context';
import type { PlayerProps } from './player-props';

interface Elements {
  root: RefObject<HTMLElement | null>;
  video: RefObject<HTMLVideoElement | null>;
}

const browserFetch: typeof fetch = (input, init) => fetch(input, init);

const playingSource = ({ sources = [], result }: PlayerProps): FoundSource | undefined =>
  sources.find(({ stream }) => stream === result?.stream) ??
  sources.find(({ sourceId }) => sourceId === result?.sourceId);

/** Joins the engine, the props and the hooks into what the parts of the player share. */
export function usePlayerValue(engine: PlayerEngine, props: PlayerProps, { root, video }: Elements) {
  const { result, mediaId, kind, sources = [], startAtSec = 0, captionFetch = browserFetch } = props;
  const [menu, setMenu] = useState<OpenMenu>(null);
  const [chosenQuality, setChosenQuality] = useState<QualityLabel | null>(null);
  const message = useMessage();
  const { show } = message;
  const { preferences, change } = usePreferences(props);
  const fullscreen = useFullscreen(root, video);
  const pictureInPicture = usePictureInPicture(video);
  const source = playingSource(props);

  useAppliedPreferences(engine, preferences);
  useLoad(engine, {
    result,
    mediaId,
    startAtSec,
    preferences,
    sourceName: source?.name ?? result?.sourceId ?? '',
    chosenQuality,
    showMessage: show,
  });
  const captions = useCaptions(engine, {
    captions: result?.stream.captions ?? [],
    language: preferences.subtitleLanguage,
    onLanguage: (subtitleLanguage) => change({ subtitleLanguage }),
    fetch: captionFetch,
    showMessage: show,
  });

  const commands = createCommands({
    engine,
    showMessage: show,
    changePreferences: change,
    onQualityChosen: setChosenQuality,
    toggleCaptions: captions.toggle,
    toggleFullscreen: fullscreen.toggle,
    togglePictureInPicture: pictureInPicture.toggle,
  });

  const selectSource = (next: FoundSource): void => {
    setMenu(null);
    if (next.key === source?.key) return;
    const changed = async (): Promise<void> => props.onSourceChange?.(next);
    changed().catch(() => show(playerMessages.sourceChangeFailed));
  };

  const value: PlayerContextValue = {
    engine,
    commands,
    captions,
    kind,
    segments: result?.stream.segments ?? noSegments,
    sources,
    sourceKey: source?.key ?? null,
    selectSource,
    menu,
    setMenu,
    fullscreen: fullscreen.active,
    pictureInPicture: pictureInPicture.active,
  };
  return { value, message: message.text, preferences };
}

const noSegments: PlayerContextValue['segments'] = [];
