import { clampVolume, SKIP_SEC } from '@marquee/core';
import { useEffect, useRef, useState, type PointerEvent } from 'react';
import type { PlayerEngine } from '../../engine/player-engine';
import type { PlayerCommands } from '../commands';
import { capturePointer } from './capture-pointer';
import { useLatest } from './use-latest';

/** Longest pause between the taps of a double tap, and before each further tap. */
const DOUBLE_TAP_MS = 280;
const MORE_TAPS_MS = 700;
/** A larger movement is not a tap. */
const TAP_SLOP_PX = 12;
/** Width of the area at each side where a double tap seeks, as a fraction of the video. */
const SIDE = 0.36;

type Side = -1 | 0 | 1;

export interface TapSeek {
  side: 1 | -1;
  /** Sum of all taps of this series. */
  seconds: number;
}

interface TouchInput {
  engine: PlayerEngine;
  commands: PlayerCommands;
  swipeVolume: boolean;
  onTap: () => void;
}

interface TouchHandlers {
  seek: TapSeek | null;
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
}

interface Touch {
  x: number;
  y: number;
  moved: boolean;
  swipesFrom: number | null;
}

/**
 * Touch gestures on the video: a tap toggles the controls, a double tap at a side seeks 10 s and each further tap
 * another 10 s, a vertical swipe on the right half changes the volume if the visitor enabled that.
 */
export function useTouch(input: TouchInput): TouchHandlers {
  const latest = useLatest(input);
  const touch = useRef<Touch>(null);
  const lastTap = useRef<{ atMs: number; side: Side }>({ atMs: -Infinity, side: 0 });
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [seek, setSeek] = useState<TapSeek | null>(null);
  useEffect(
    () => () => {
      clearTimeout(waiting.current);
      clearTimeout(ending.current);
    },
    [],
  );

  const sideOf = (event: PointerEvent): Side => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = box.width > 0 ? (event.clientX - box.left) / box.width : 0.5;
    return at < SIDE ? -1 : at > 1 - SIDE ? 1 : 0;
  };

  function onTap(event: PointerEvent): void {
    const side = sideOf(event);
    const running = seek?.side === side;
    const isDouble = side === lastTap.current.side && event.timeStamp - lastTap.current.atMs < DOUBLE_TAP_MS;
    lastTap.current = { atMs: event.timeStamp, side };
    if (side === 0) {
      latest.current.onTap();
      return;
    }
    if (!running && !isDouble) {
      waiting.current = setTimeout(() => latest.current.onTap(), DOUBLE_TAP_MS);
      return;
    }
    clearTimeout(waiting.current);
    clearTimeout(ending.current);
    latest.current.commands.skip(side, true);
    setSeek((before) => ({ side, seconds: (before?.side === side ? before.seconds : 0) + SKIP_SEC }));
    ending.current = setTimeout(() => setSeek(null), MORE_TAPS_MS);
  }

  return {
    seek,
    onPointerDown(event: PointerEvent) {
      const swipes = latest.current.swipeVolume && event.nativeEvent.clientX > middleOf(event);
      const { volume, muted } = latest.current.engine.getState();
      const from = swipes ? (muted ? 0 : volume) : null;
      touch.current = { x: event.clientX, y: event.clientY, moved: false, swipesFrom: from };
      if (swipes) capturePointer(event.currentTarget, event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const now = touch.current;
      if (!now) return;
      const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
      now.moved ||= Math.hypot(dx, dy) > TAP_SLOP_PX;
      if (!now.moved || now.swipesFrom === null) return;
      const { height } = event.currentTarget.getBoundingClientRect();
      const wanted = clampVolume(now.swipesFrom - dy / Math.max(1, height * 0.8));
      latest.current.commands.swipeVolume(Math.round(wanted * 100) / 100);
    },
    onPointerUp(event: PointerEvent) {
      const now = touch.current;
      touch.current = null;
      if (now && !now.moved) onTap(event);
    },
    onPointerCancel() {
      touch.current = null;
    },
  };
}

function middleOf(event: PointerEvent): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  return left + width / 2;
}
