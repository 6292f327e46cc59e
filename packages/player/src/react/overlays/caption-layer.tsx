import { clampSubtitleScale } from '@marquee/core';
import { useEffect, useState, useSyncExternalStore, type CSSProperties } from 'react';
import type { Cue, CueNode } from '../../captions/cue';
import type { CueStore } from '../../captions/cue-store';
import type { PlayerEngine } from '../../engine/player-engine';
import { useEngineState } from '../hooks/use-engine-state';
import type { SubtitleLook } from '../player-props';

const none: readonly Cue[] = [];

/** The cues of this moment. While playing the clock is read at every frame, since time updates come four times a second. */
function useActiveCues(engine: PlayerEngine, cues: CueStore, video: () => HTMLVideoElement | null): readonly Cue[] {
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
      setActive(cues.activeAt(live));
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
  }, [engine, cues, video, paused, filled]);
  return active;
}

interface CaptionLayerProps {
  engine: PlayerEngine;
  cues: CueStore;
  language: string;
  look: SubtitleLook;
  video: () => HTMLVideoElement | null;
}

const styleOf = ({ scale, ink, ground }: SubtitleLook) =>
  ({
    '--mq-caption-scale': clampSubtitleScale(scale),
    '--mq-caption-ink': ink,
    '--mq-caption-ground': ground,
  }) as CSSProperties;

export function CaptionLayer({ engine, cues, language, look, video }: CaptionLayerProps) {
  const active = useActiveCues(engine, cues, video);
  return (
    <div className="mq-player__captions" lang={language} data-testid="captions" style={styleOf(look)}>
      {(['top', 'bottom'] as const).map((place) => (
        <div key={place} className="mq-player__captions-block" data-place={place}>
          {active
            .filter((cue) => cue.place === place)
            .map((cue) => (
              <p key={`${cue.startSec}-${cue.endSec}`} className="mq-player__cue" dir="auto">
                <span>{renderNodes(cue.nodes)}</span>
              </p>
            ))}
        </div>
      ))}
    </div>
  );
}

const renderNodes = (nodes: readonly CueNode[]) =>
  nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    if (node.tag === 'br') return <br key={index} />;
    const Tag = node.tag;
    return <Tag key={index}>{renderNodes(node.children)}</Tag>;
  });
