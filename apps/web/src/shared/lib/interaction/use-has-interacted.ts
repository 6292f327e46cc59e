import { useEffect, useState } from 'react';

const MOUSE_AND_KEYS = ['pointermove', 'keydown'] as const;
const ANY = [...MOUSE_AND_KEYS, 'pointerdown', 'touchstart', 'wheel', 'click'] as const;

/**
 * False until a mouse has moved over the page or a key was pressed, and with `touch` until anything else shows that somebody is
 * there, such as a finger or the wheel: what only answers to these can come after that.
 */
export function useHasInteracted({ touch = false } = {}): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => {
    if (hasInteracted) return;
    const controller = new AbortController();
    const { signal } = controller;
    const onActive = () => setHasInteracted(true);
    // On a page that was reached within the app the visitor has been at work already.
    const device: Partial<Navigator> = navigator;
    if (touch && device.userActivation?.hasBeenActive) {
      onActive();
      return;
    }
    const onEvent = (event: Event) => {
      if (touch || !('pointerType' in event) || event.pointerType !== 'touch') onActive();
    };
    for (const type of touch ? ANY : MOUSE_AND_KEYS)
      document.addEventListener(type, onEvent, { passive: true, signal });
    return () => controller.abort();
  }, [hasInteracted, touch]);
  return hasInteracted;
}
