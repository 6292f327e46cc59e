import type { SubtitleStyle } from '@marquee/core';
import { useState } from 'react';
import type { PlayerEngine } from '../../engine/player-engine';
import type { Captions } from '../hooks/use-captions';
import { createLazyChunk } from '../lazy-chunk';
import { CaptionLayer } from './caption-layer';

/** Only who chooses such subtitles needs them. */
export const imageChunk = createLazyChunk(() => import('./image-layer'));
export const styledChunk = createLazyChunk(() => import('./styled-layer'));

/** The plain lines are there in any case. */
const ignore = (): void => undefined;

interface SubtitlesProps {
  engine: PlayerEngine;
  captions: Captions;
  look: SubtitleStyle;
  video: () => HTMLVideoElement | null;
}

/** All that is written on the picture: images, lines with the styles of their file, and plain lines. */
export function Subtitles({ engine, captions, look, video }: SubtitlesProps) {
  const { images, styled, first, second } = captions;
  const [drawn, setDrawn] = useState<string | null>(null);
  const imageLayer = imageChunk.useWhen(images !== null, images?.onFailure ?? ignore);
  const styledLayer = styledChunk.useWhen(styled !== null, ignore);
  return (
    <>
      {images && imageLayer && <imageLayer.ImageLayer engine={engine} images={images} video={video} />}
      {styled && styledLayer && (
        <styledLayer.StyledLayer engine={engine} subtitles={styled} video={video} onDrawn={setDrawn} />
      )}
      <CaptionLayer
        engine={engine}
        first={first}
        second={second}
        look={look}
        // Until then, and where it fails, the plain lines stand there.
        isFirstStyled={styled !== null && drawn === styled.url}
        video={video}
      />
    </>
  );
}
