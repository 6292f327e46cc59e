import { useEffect, useState } from 'react';

/**
 * False until a mouse has moved over the page or a key was pressed, and with `touch` until a finger has touched it: what only
 * answers to these can come after that.
 */
export function useHasInteracted({ touch = false } = {}): boolean {
  const [isActive, setIsActive] = useState(false);
  useEffect(() => {
    if (isActive) return;
    const onActive = () => setIsActive(true);
    // On a page that was reached within the app the visitor has been at work already.
    const device: Partial<Navigator> = navigator;
    if (touch && device.userActivation?.hasBeenActive) {
      onActive();
      return;
    }
    const onPointer = ({ pointerType }: PointerEvent) => {
      if (touch || pointerType !== 'touch') onActive();
    };
    const pointer = touch ? ['pointermove', 'pointerdown'] : ['pointermove'];
    for (const type of pointer) document.addEventListener(type as 'pointermove', onPointer, { passive: true });
    document.addEventListener('keydown', onActive);
    return () => {
      for (const type of pointer) document.removeEventListener(type as 'pointermove', onPointer);
      document.removeEventListener('keydown', onActive);
    };
  }, [isActive, touch]);
  return isActive;
}
