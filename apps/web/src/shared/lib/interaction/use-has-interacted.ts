import { useEffect, useState } from 'react';

const MOUSE_AND_KEYS = ['pointermove', 'keydown'] as const;
const ANY = [...MOUSE_AND_KEYS, 'pointerdown', 'touchstart', 'wheel', 'click'] as const;

/**
 * False until the mouse moves or a key is pressed; with `touch`, also until any other interaction, such as a touch or
 * scrolling. Used to defer what only reacts to these.
 */
export function useHasInteracted({ touch = false } = {}): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => {
    if (hasInteracted) return;
    const controller = new AbortController();
    const { signal } = controller;
    const onActive = () => setHasInteracted(true);
    // On a page reached within the app, the visitor has already interacted.
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
