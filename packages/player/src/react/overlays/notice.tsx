import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { usePlayerMessages } from '../messages-context';

/** Long enough to read two lines. */
const NOTICE_MS = 8000;

/**
 * A notice from the source. Shown for a while once playback starts.
 */
export function Notice({ text }: { text: string }) {
  const { controls } = usePlayerMessages();
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), NOTICE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!open) return null;
  return (
    <div className="mq-player__notice" role="status">
      <Info aria-hidden />
      <p>{text}</p>
      <button type="button" aria-label={controls.dismissNotice} onClick={() => setOpen(false)}>
        <X aria-hidden />
      </button>
    </div>
  );
}
