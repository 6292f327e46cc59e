import { MESSAGE_MS } from '@marquee/core';
import { useCallback, useEffect, useRef, useState } from 'react';

export interface MessageBarState {
  text: string | null;
  /** Shows a text for 2 s, or `durationMs`; replaces the previous one. */
  show: (text: string, durationMs?: number) => void;
  /** The last text for screen readers that is not on screen. */
  spoken: string | null;
  announce: (text: string) => void;
}

/** A text that disappears by itself. */
export function useTransientText() {
  const [text, setText] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback((next: string, durationMs: number = MESSAGE_MS) => {
    clearTimeout(timer.current);
    setText(next);
    timer.current = setTimeout(() => setText(null), durationMs);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return [text, show] as const;
}

export function useMessage(): MessageBarState {
  const [text, show] = useTransientText();
  const [spoken, announce] = useTransientText();
  return { text, show, spoken, announce };
}
