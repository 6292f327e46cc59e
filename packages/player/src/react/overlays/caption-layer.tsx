import { clampSubtitleScale, subtitleFonts, subtitleColors, type SubtitleStyle } from '@marquee/core';
import { useEffect, useState, useSyncExternalStore, type CSSProperties } from 'react';
import { toFileSec } from '../../captions/caption-timing';
import type { Cue } from '@marquee/core/subtitles';
import type { PlayerEngine } from '../../engine/player-engine';
import type { CaptionSlot } from '../hooks/use-captions';
import { useEngineState } from '../hooks/use-engine-state';
import { CueText } from './cue-text';

const none: readonly Cue[] = [];

/**
 * The active cues. While playing, the position is read every frame, because time updates come only four times a
 * second.
 */
function useActiveCues(
  engine: PlayerEngine,
  { cues, timing }: CaptionSlot,
  video: () => HTMLVideoElement | null,
): readonly Cue[] {
  const paused = useEngineState(engine, (state) => state.paused);
  const filled = useSyncExternalStore(
    cues.subscribe,
    () => cues.size > 0,
    () => false,
  );
  const [active, setActive] = useState<readonly Cue[]>(none);
  useEffect(() => {
    let frame = 0;
    const update = (): void => {
      const element = video();
      const live = element && !element.paused ? element.currentTime : engine.getState().positionSec;
      setActive(cues.activeAt(toFileSec(timing, live)));
    };
    const tick = (): void => {
      update();
      frame = requestAnimationFrame(tick);
    };
    update();
    if (!paused && filled) frame = requestAnimationFrame(tick);
    const stops = [cues.subscribe(update), engine.subscribe(update)];
    return () => {
      cancelAnimationFrame(frame);
      for (const stop of stops) stop();
    };
  }, [engine, cues, timing, video, paused, filled]);
  return active;
}

interface CaptionLayerProps {
  engine: PlayerEngine;
  first: CaptionSlot;
  second: CaptionSlot;
  look: SubtitleStyle;
  /** Whether the first language is rendered with its file's styles, so that it is only for screen readers here. */
  isFirstStyled: boolean;
  video: () => HTMLVideoElement | null;
}

/** The style as CSS variables. */
export function captionStyle(look: SubtitleStyle): CSSProperties {
  const { ink, ground, shadow } = subtitleColors(look);
  return {
    '--mq-caption-scale': clampSubtitleScale(look.scale),
    '--mq-caption-ink': ink,
    '--mq-caption-ground': ground,
    '--mq-caption-shadow': shadow,
    '--mq-caption-font': subtitleFonts[look.font],
    '--mq-caption-raise': `calc(${look.raisePercent} * 0.5625cqi)`,
  };
}

/** Subtitles on the video: the first language, and below it a second one in smaller letters. */
export function CaptionLayer({ engine, first, second, look, isFirstStyled, video }: CaptionLayerProps) {
  const slots = [
    { name: 'first', slot: first, active: useActiveCues(engine, first, video) },
    { name: 'second', slot: second, active: useActiveCues(engine, second, video) },
  ];
  return (
    <div
      className="mq-player__captions"
      data-testid="captions"
      data-styled={isFirstStyled || undefined}
      style={captionStyle(look)}
    >
      {(['top', 'bottom'] as const).map((place) => (
        <div key={place} className="mq-player__captions-block" data-place={place}>
          {slots.map(({ name, slot, active }) => (
            <Cues key={name} name={name} language={slot.choice?.language ?? ''} cues={active} place={place} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface CuesProps {
  name: string;
  language: string;
  cues: readonly Cue[];
  place: Cue['place'];
}

const Cues = ({ name, language, cues, place }: CuesProps) =>
  cues
    .filter((cue) => cue.place === place)
    .map((cue, index) => (
      <p
        key={`${cue.startSec}-${cue.endSec}-${index}`}
        className="mq-player__cue"
        data-slot={name}
        dir="auto"
        lang={language && language !== 'und' ? language : undefined}
      >
        <span>
          <CueText nodes={cue.nodes} />
        </span>
      </p>
    ));
