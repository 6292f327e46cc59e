import { segmentAt, type SkippableKind } from '@marquee/core';
import { useEffect, useRef, useState } from 'react';
import { usePlayer } from '../player-context';
import { useLatest } from './use-latest';

/** Long enough to read the message and to undo. */
const UNDO_MS = 8000;
/** A larger change of position within one update is a seek. */
const SEEK_SEC = 2;

interface SkippedSegment {
  kind: SkippableKind;
  /** The position before the skip, for Undo. */
  fromSec: number;
}

/**
 * Skips the segments whose kind the viewer wants skipped, each once: a viewer who returns to one, or seeks into it, can
 * watch it. Returns the last one as long as it can be undone.
 */
export function useAutoSkip(): { skipped: SkippedSegment | null; undo: () => void } {
  const { engine, commands, segments, preferences } = usePlayer();
  const [skipped, setSkipped] = useState<SkippedSegment | null>(null);
  const passed = useRef(new Set<string>());
  const latest = useLatest({ commands, segments, actions: preferences.skipActions });

  useEffect(() => {
    let lastSec: number | null = null;
    return engine.subscribe(() => {
      const { status, seeking, paused, ended, positionSec, durationSec } = engine.getState();
      if (status !== 'ready') lastSec = null;
      if (status !== 'ready' || seeking || ended) return;
      const { actions, ...now } = latest.current;
      const wasSought = lastSec !== null && Math.abs(positionSec - lastSec) > SEEK_SEC;
      lastSec = positionSec;
      const segment = segmentAt(now.segments, positionSec, durationSec);
      if (!segment || actions[segment.kind] !== 'skip') return;
      const key = `${segment.kind} ${segment.startSec}`;
      if (passed.current.has(key)) return;
      const isInside = wasSought && positionSec - segment.startSec > SEEK_SEC;
      if (isInside) passed.current.add(key);
      if (isInside || paused) return;
      passed.current.add(key);
      lastSec = segment.endSec;
      setSkipped({ kind: segment.kind, fromSec: positionSec });
      now.commands.seek(segment.endSec);
    });
  }, [engine, latest]);

  useEffect(() => {
    if (!skipped) return;
    const timer = setTimeout(() => setSkipped(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [skipped]);

  const undo = (): void => {
    if (skipped) commands.seek(skipped.fromSec);
    setSkipped(null);
  };
  return { skipped, undo };
}
