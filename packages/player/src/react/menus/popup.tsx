import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePlayer } from '../player-context';

const UPRIGHT_PHONE = '(width < 620px) and (orientation: portrait)';
const query = (): MediaQueryList | null => (typeof matchMedia === 'function' ? matchMedia(UPRIGHT_PHONE) : null);

function subscribe(listener: () => void): () => void {
  const list = query();
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

/**
 * Where menus and panels stand: over the picture, or, where an upright phone leaves the picture too small for them, as a
 * sheet from the bottom of the page.
 */
export function Popup({ children }: { children: ReactNode }) {
  const { fullscreen } = usePlayer();
  const isUprightPhone = useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
  if (!isUprightPhone || fullscreen) return children;
  return createPortal(
    <div className="mq-sheet">
      <div className="mq-sheet__shade" />
      {children}
    </div>,
    document.body,
  );
}
