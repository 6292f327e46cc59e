import { useEffect, useRef, useState } from 'react';
import type { StyledSource } from '../../captions/caption-choice';
import { toFileSec, type CaptionTiming } from '../../captions/caption-timing';
import type { CaptionFetch } from '../../captions/load-captions';
import type { AssPainter } from '../../captions/styled/ass-painter';
import type { PlayerEngine } from '../../engine/player-engine';
import { useEngineState } from '../hooks/use-engine-state';
import { useLatest } from '../hooks/use-latest';
import { createLazyChunk } from '../lazy-chunk';
import { useFrames } from './use-frames';

/** Loaded only for subtitles with styles. */
export const styledChunk = createLazyChunk(() => import('../../captions/styled/ass-painter'));

export interface StyledSubtitles extends StyledSource {
  timing: CaptionTiming;
  fetch: CaptionFetch;
}

interface StyledLayerProps {
  engine: PlayerEngine;
  subtitles: StyledSubtitles;
  video: () => HTMLVideoElement | null;
  /** Called with the URL of the rendered subtitles; null for none. */
  onDrawn: (url: string | null) => void;
}

/**
 * Subtitles with the fonts, colours and positions of their file. If they cannot be rendered, the plain lines remain.
 */
export function StyledLayer({ engine, subtitles, video, onDrawn }: StyledLayerProps) {
  const { url, fonts, timing } = subtitles;
  const container = useRef<HTMLDivElement>(null);
  const latest = useLatest(subtitles);
  const paused = useEngineState(engine, (state) => state.paused);
  const chunk = styledChunk.useWhen(true, () => onDrawn(null));

  const [painter, setPainter] = useState<AssPainter | null>(null);
  useEffect(() => {
    const element = video();
    if (!chunk || !container.current || !element) return;
    const controller = new AbortController();
    let created: AssPainter | undefined;
    const show = (ready: AssPainter): void => {
      created = ready;
      if (controller.signal.aborted) {
        ready.stop();
        return;
      }
      setPainter(ready);
      onDrawn(url);
    };
    const positionSec = (): number =>
      toFileSec(latest.current.timing, element.paused ? engine.getState().positionSec : element.currentTime);
    const { signal } = controller;
    const where = { container: container.current, video: element, positionSec };
    chunk.createAssPainter({ ...where, url, fonts, fetch: latest.current.fetch, signal }).then(show, () => undefined);
    return () => {
      controller.abort();
      created?.stop();
      setPainter(null);
      onDrawn(null);
    };
  }, [chunk, url, fonts, engine, video, latest, onDrawn]);

  useEffect(() => painter?.run(!paused), [painter, paused, timing]);
  useFrames(engine, !paused, painter?.update);

  // Screen readers use the plain lines.
  return <div ref={container} className="mq-player__styled" aria-hidden />;
}
