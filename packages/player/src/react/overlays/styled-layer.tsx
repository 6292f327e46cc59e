import { useEffect, useRef, useState } from 'react';
import type { StyledSource } from '../../captions/caption-choice';
import { toFileSec, type CaptionTiming } from '../../captions/caption-timing';
import { decodeText } from '../../captions/decode-text';
import { MAX_CAPTION_BYTES, type CaptionFetch } from '../../captions/load-captions';
import { createAssPainter, type AssPainter } from '../../captions/styled/ass-painter';
import type { PlayerEngine } from '../../engine/player-engine';
import { useEngineState } from '../hooks/use-engine-state';
import { useLatest } from '../hooks/use-latest';
import { useFrames } from './use-frames';

export interface StyledSubtitles extends StyledSource {
  timing: CaptionTiming;
  fetch: CaptionFetch;
}

interface StyledLayerProps {
  engine: PlayerEngine;
  subtitles: StyledSubtitles;
  video: () => HTMLVideoElement | null;
  /** The address of what is drawn; null for nothing. */
  onDrawn: (url: string | null) => void;
}

async function loadScript(url: string, fetch: CaptionFetch, signal: AbortSignal): Promise<string> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`styled subtitles answered ${response.status}`);
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > MAX_CAPTION_BYTES) throw new Error('styled subtitles are too large');
  return (await decodeText(bytes)).text;
}

/** Subtitles with the fonts, colours and places of their file. Where they cannot be drawn the plain lines stay. */
export function StyledLayer({ engine, subtitles, video, onDrawn }: StyledLayerProps) {
  const { url, fonts, timing } = subtitles;
  const container = useRef<HTMLDivElement>(null);
  const latest = useLatest(subtitles);
  const paused = useEngineState(engine, (state) => state.paused);

  const [painter, setPainter] = useState<AssPainter | null>(null);
  useEffect(() => {
    const element = video();
    if (!container.current || !element) return;
    const controller = new AbortController();
    const { signal } = controller;
    const lies = container.current;
    let created: AssPainter | undefined;
    const draw = async (): Promise<void> => {
      const { fetch } = latest.current;
      const script = await loadScript(url, fetch, signal);
      const positionSec = (): number =>
        toFileSec(latest.current.timing, element.paused ? engine.getState().positionSec : element.currentTime);
      created = await createAssPainter({
        container: lies,
        video: element,
        script,
        fonts,
        fetch,
        positionSec,
        signal,
      });
      if (signal.aborted) created.stop();
      else {
        setPainter(created);
        onDrawn(url);
      }
    };
    draw().catch(() => undefined);
    return () => {
      controller.abort();
      created?.stop();
      setPainter(null);
      onDrawn(null);
    };
  }, [url, fonts, engine, video, latest, onDrawn]);

  useEffect(() => painter?.run(!paused), [painter, paused, timing]);
  useFrames(engine, !paused, painter?.update);

  // Its words are in the plain lines, for screen readers.
  return <div ref={container} className="mq-player__styled" aria-hidden />;
}
