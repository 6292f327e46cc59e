import type { QualityLabel } from '@marquee/core';
import type { StreamResult } from '@marquee/core/contracts';
import { useEffect, useRef } from 'react';
import type { PlayerEngine } from '../../engine/player-engine';
import { effectiveCap } from '../../tracks/device';
import { usePlayerMessages } from '../messages-context';
import type { PlayerPreferences } from '../player-props';
import { useLatest } from './use-latest';

interface LoadInput {
  result: StreamResult | null;
  mediaId: string;
  startAtSec: number;
  preferences: PlayerPreferences;
  sourceName: string;
  /** The quality picked in the menu, if any. */
  chosenQuality: QualityLabel | null;
  /** Whether to avoid fetching data that may not be needed. */
  saveData: boolean;
  showMessage: (text: string, durationMs?: number) => void;
}

/** Long enough to read two sentences. */
const STARTED_OVER_MS = 7000;

/**
 * Loads and starts the current stream. A new `mediaId` starts at `startAtSec`; another stream with the same id is a
 * change of source and continues at the old one's position, with the selected quality, playing or paused as before.
 */
export function useLoadStream(engine: PlayerEngine, input: LoadInput): void {
  const { toasts } = usePlayerMessages();
  const latest = useLatest({ ...input, toasts });
  const loadedMedia = useRef<string>(undefined);
  const { result, mediaId } = input;
  const streamKey = result ? JSON.stringify(result.stream) : null;

  useEffect(() => {
    const { result: now, startAtSec, preferences, sourceName, chosenQuality, saveData, showMessage } = latest.current;
    if (!now) {
      engine.unload();
      loadedMedia.current = undefined;
      return;
    }
    const before = engine.getState();
    const changesSource = loadedMedia.current === mediaId;
    loadedMedia.current = mediaId;
    let current = true;
    void engine
      .load(now.stream, {
        startAtSec: changesSource ? before.positionSec : startAtSec,
        isResume: !changesSource,
        // A pause while there was no stream is not lost either.
        continues: changesSource || before.status === 'idle',
        qualityCap: effectiveCap(preferences.qualityCap, window.screen),
        audioLanguage: preferences.audioLanguage,
        seekThumbnails: !saveData,
        quality: chosenQuality ?? undefined,
      })
      .then((outcome) => {
        if (!current) return;
        if (outcome === 'ready') void engine.autoplay();
        if (outcome === 'failed' && changesSource)
          showMessage(latest.current.toasts.sourceFailed({ source: sourceName }));
      });
    return () => {
      current = false;
    };
  }, [engine, mediaId, streamKey, latest]);

  useEffect(
    () =>
      engine.on('startedOver', () => latest.current.showMessage(latest.current.toasts.startedOver, STARTED_OVER_MS)),
    [engine, latest],
  );
}
