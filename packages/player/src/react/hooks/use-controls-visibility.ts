import { CONTROLS_HIDE_MS } from '@marquee/core';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

interface ControlsVisibility {
  visible: boolean;
  /** Shows the controls and restarts the 3 s. */
  wake: () => void;
  /** Hides them now, unless something keeps them visible. */
  hide: () => void;
}

/**
 * The controls hide 3 s after playback starts or after the visitor's last action. They stay visible while `held`
 * (paused, an open menu, an error) and while one of them has keyboard focus.
 */
export function useControlsVisibility(root: RefObject<HTMLElement | null>, held: boolean): ControlsVisibility {
  const [awake, setAwake] = useState(true);
  const [keyboardFocus, setKeyboardFocus] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const wake = useCallback(() => {
    clearTimeout(timer.current);
    setAwake(true);
    timer.current = setTimeout(() => setAwake(false), CONTROLS_HIDE_MS);
  }, []);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setAwake(false);
  }, []);

  useEffect(() => {
    if (held) return;
    // A move while they were held has set one.
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setAwake(false), CONTROLS_HIDE_MS);
    return () => {
      clearTimeout(timer.current);
      // So that they stay for 3 s after they are no longer held.
      setAwake(true);
    };
  }, [held]);

  useEffect(() => {
    const element = root.current;
    let byKeyboard = false;
    const isControl = (target: EventTarget | null): boolean =>
      target instanceof Element && element !== null && target !== element && element.contains(target);
    const onKey = (event: KeyboardEvent): void => {
      byKeyboard = true;
      if (event.key === 'Tab' && isControl(document.activeElement)) setKeyboardFocus(true);
    };
    const onPointer = (): void => {
      byKeyboard = false;
      setKeyboardFocus(false);
    };
    const onFocus = (event: FocusEvent): void => setKeyboardFocus(byKeyboard && isControl(event.target));
    const onBlur = (event: FocusEvent): void => {
      if (!isControl(event.relatedTarget)) setKeyboardFocus(false);
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPointer, true);
    element?.addEventListener('focusin', onFocus);
    element?.addEventListener('focusout', onBlur);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPointer, true);
      element?.removeEventListener('focusin', onFocus);
      element?.removeEventListener('focusout', onBlur);
    };
  }, [root]);

  return { visible: awake || held || keyboardFocus, wake, hide };
}
