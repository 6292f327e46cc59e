import { formatClock, progressPercent } from '@marquee/core';
import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { chapterAt } from './chapter-at';
import { capturePointer } from '../hooks/capture-pointer';
import { useTransientText } from '../hooks/use-message';
import { useEngineState } from '../hooks/use-engine-state';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';
import { SeekPreview } from './seek-preview';

const STEP_SEC = 5;
const PAGE_SEC = 60;
/** How long the preview stays after a seek by keyboard. */
const PREVIEW_MS = 1500;

/** The position that a key seeks to. Up and down are left to spatial navigation between the controls. */
function keyTarget(key: string, positionSec: number, durationSec: number): number | null {
  const moves: Record<string, number> = {
    ArrowLeft: positionSec - STEP_SEC,
    ArrowRight: positionSec + STEP_SEC,
    PageDown: positionSec - PAGE_SEC,
    PageUp: positionSec + PAGE_SEC,
    Home: 0,
    End: durationSec,
  };
  const target = moves[key];
  return target === undefined ? null : Math.min(durationSec, Math.max(0, target));
}

export function SeekBar() {
  const { engine, commands, segments } = usePlayer();
  const { controls } = usePlayerMessages();
  const duration = useEngineState(engine, (state) => (Number.isFinite(state.durationSec) ? state.durationSec : 0));
  const position = useEngineState(engine, (state) => state.positionSec);
  const buffered = useEngineState(engine, (state) => state.buffered);
  const bar = useRef<HTMLDivElement>(null);
  const [hoverSec, setHoverSec] = useState<number | null>(null);
  const [byKey, showByKey] = useTransientText();
  const [dragSec, setDragSec] = useState<number | null>(null);

  const shown = dragSec ?? Math.min(position, duration);
  const percent = (seconds: number): string => `${progressPercent({ watched: seconds, duration })}%`;
  const secondAt = (event: PointerEvent): number => {
    const box = bar.current?.getBoundingClientRect();
    if (!box || box.width === 0) return 0;
    return Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)) * duration;
  };

  const chapter = chapterAt(segments, shown);
  const place = controls.seekPosition({ position: formatClock(shown), duration: formatClock(duration) });
  const previewSec = dragSec ?? hoverSec ?? (byKey === null ? null : shown);

  const onPointerDown = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.button !== 0 || duration === 0) return;
    capturePointer(event.currentTarget, event.pointerId);
    setDragSec(secondAt(event));
  };
  const onPointerMove = (event: PointerEvent): void => {
    const second = secondAt(event);
    setHoverSec(second);
    if (dragSec !== null) setDragSec(second);
  };
  const onPointerUp = (event: PointerEvent): void => {
    if (dragSec === null) return;
    commands.seek(secondAt(event));
    setDragSec(null);
    if (event.pointerType !== 'mouse') setHoverSec(null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = keyTarget(event.key, position, duration);
    if (target === null || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    showByKey(event.key, PREVIEW_MS);
    commands.seek(target);
  };

  return (
    <div
      ref={bar}
      className="mq-player__seek"
      dir="ltr"
      data-dragging={dragSec !== null || undefined}
      role="slider"
      tabIndex={0}
      aria-label={controls.seek}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration)}
      aria-valuenow={Math.round(shown)}
      aria-valuetext={[place, chapter?.title].filter(Boolean).join(', ')}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        setDragSec(null);
        setHoverSec(null);
      }}
      onPointerLeave={() => setHoverSec(null)}
      onKeyDown={onKeyDown}
    >
      <div className="mq-player__rail">
        {duration > 0 &&
          buffered.map(({ startSec, endSec }) => (
            <span
              key={startSec}
              className="mq-player__buffered"
              style={{ left: percent(startSec), width: percent(endSec - startSec) }}
            />
          ))}
        {hoverSec !== null && <span className="mq-player__hovered" style={{ width: percent(hoverSec) }} />}
        <span className="mq-player__played" style={{ width: percent(shown) }} />
        {segments
          .filter(({ startSec }) => startSec > 0 && startSec < duration)
          .map(({ kind, startSec }) => (
            <span key={`${kind} ${startSec}`} className="mq-player__mark" style={{ left: percent(startSec) }} />
          ))}
      </div>
      <span className="mq-player__knob" style={{ left: percent(shown) }} />
      {previewSec !== null && duration > 0 && <SeekPreview positionSec={previewSec} durationSec={duration} />}
    </div>
  );
}
