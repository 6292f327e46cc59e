import { useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';

const PHONE = '(width < 620px), (height < 500px)';
const query = (): MediaQueryList | null => (typeof matchMedia === 'function' ? matchMedia(PHONE) : null);

function subscribe(listener: () => void): () => void {
  const list = query();
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}

/**
 * Container of menus and panels: over the video or, if the video is too small on a phone, a sheet at the bottom of
 * the page.
 */
export function Popup({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { fullscreen } = usePlayer();
  const { controls } = usePlayerMessages();
  const isPhone = useSyncExternalStore(
    subscribe,
    () => query()?.matches ?? false,
    () => false,
  );
  if (!isPhone || fullscreen) return children;
  return createPortal(
    <section className="mq-sheet" aria-label={controls.menu}>
      <div className="mq-sheet__shade" role="presentation" onClick={onClose} />
      {children}
    </section>,
    document.body,
  );
}
