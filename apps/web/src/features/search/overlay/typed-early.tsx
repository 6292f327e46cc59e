import { useEffect, useRef } from 'react';

interface TypedEarlyProps {
  /** What has been typed so far. */
  onType: (text: string) => void;
  onClose: () => void;
}

/** Stands in for the search while its code is fetched, and listens in place of its text field. */
export function TypedEarly({ onType, onClose }: TypedEarlyProps): null {
  const text = useRef('');
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') {
        onClose();
        return;
      }
      if (event.key === 'Backspace') text.current = text.current.slice(0, -1);
      else if (event.key.length === 1) text.current += event.key;
      else return;
      // No shortcut of the page's, and no scrolling by the space bar.
      event.preventDefault();
      event.stopPropagation();
      onType(text.current);
    };
    document.addEventListener('keydown', onKey, true);
    return () => document.removeEventListener('keydown', onKey, true);
  }, [onType, onClose]);
  return null;
}
