import { useEffect, useState } from 'react';

const EVENTS = ['pointermove', 'keydown', 'pointerdown', 'touchstart', 'wheel', 'click'];

/** False until the visitor interacts with the page in any way. Used to defer what most visits do not need. */
export function useHasInteracted(): boolean {
  const [hasInteracted, setHasInteracted] = useState(false);
  useEffect(() => {
    if (hasInteracted) return;
    const controller = new AbortController();
    const onActive = () => setHasInteracted(true);
    // On a page reached within the app, the visitor has already interacted.
    const device: Partial<Navigator> = navigator;
    if (device.userActivation?.hasBeenActive) {
      onActive();
      return;
    }
    for (const type of EVENTS) document.addEventListener(type, onActive, { passive: true, signal: controller.signal });
    return () => controller.abort();
  }, [hasInteracted]);
  return hasInteracted;
}
