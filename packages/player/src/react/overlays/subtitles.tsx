import type { SubtitleStyle } from '@marquee/core';
import { useState } from 'react';
import type { PlayerEngine } from '../../engine/player-engine';
import type { Captions } from '../hooks/use-captions';
import { CaptionLayer } from './caption-layer';
import { ImageLayer } from './image-layer';
import { StyledLayer } from './styled-layer';

interface SubtitlesProps {
  engine: PlayerEngine;
  captions: Captions;
  look: SubtitleStyle;
  video: () => HTMLVideoElement | null;
}

/** All subtitles on the video: images, lines with their file's styles, and plain lines. */
export function Subtitles({ engine, captions, look, video }: SubtitlesProps) {
  const { images, styled, first, second } = captions;
  const [drawn, setDrawn] = useState<string | null>(null);
  return (
    <>
      {images && <ImageLayer engine={engine} images={images} video={video} />}
      {styled && <StyledLayer engine={engine} subtitles={styled} video={video} onDrawn={setDrawn} />}
      <CaptionLayer
        engine={engine}
        first={first}
        second={second}
        look={look}
        // The plain lines are shown until then, and if it fails.
        isFirstStyled={styled !== null && drawn === styled.url}
        video={video}
      />
    </>
  );
}
