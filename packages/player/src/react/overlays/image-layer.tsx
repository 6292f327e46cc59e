import type { Caption } from '@marquee/core/contracts';
import { useEffect, useRef, useState } from 'react';
import { toFileSec, type CaptionTiming } from '../../captions/caption-timing';
import type { ImagePainter } from '../../captions/images/image-painter';
import type { CaptionFetch } from '../../captions/load-captions';
import type { PlayerEngine } from '../../engine/player-engine';
import { useEngineState } from '../hooks/use-engine-state';
import { useLatest } from '../hooks/use-latest';
import { createLazyChunk } from '../lazy-chunk';
import { useFrames } from './use-frames';

/** Loaded only for image subtitles. */
export const imageChunk = createLazyChunk(() => import('../../captions/images/image-painter'));

export interface ImageSubtitles {
  caption: Caption;
  timing: CaptionTiming;
  fetch: CaptionFetch;
  onFailure: () => void;
}

interface ImageLayerProps {
  engine: PlayerEngine;
  images: ImageSubtitles;
  video: () => HTMLVideoElement | null;
}

/** Image subtitles on the video. They have no text for screen readers. */
export function ImageLayer({ engine, images, video }: ImageLayerProps) {
  const { caption, timing, onFailure } = images;
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useLatest(images);
  const paused = useEngineState(engine, (state) => state.paused);
  const chunk = imageChunk.useWhen(true, onFailure);
  const [painter, setPainter] = useState<ImagePainter | null>(null);
  useEffect(() => {
    const element = video();
    if (!chunk || !canvas.current || !element) return;
    const created = chunk.createImagePainter({
      canvas: canvas.current,
      video: element,
      caption,
      fetch: (url, init) => latest.current.fetch(url, init),
      onFailure: () => latest.current.onFailure(),
      positionSec: () =>
        toFileSec(latest.current.timing, element.paused ? engine.getState().positionSec : element.currentTime),
    });
    setPainter(created);
    return created.stop;
  }, [chunk, caption, engine, video, latest]);

  useFrames(engine, !paused, painter?.update);
  // While paused, nothing else would apply another delay.
  useEffect(() => painter?.update(), [painter, timing]);

  return <canvas ref={canvas} className="mq-player__images" aria-hidden />;
}
