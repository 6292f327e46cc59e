import X from 'lucide-react/icons/x';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../controls/icon-button';
import { isBackKey } from '../keyboard/is-back-key';
import { Popup } from '../menus/popup';
import { usePlayerMessages } from '../messages-context';

interface SidePanelProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel with the caller's list beside the video; playback continues. Escape, Back and Close return focus to the
 * button that opened it.
 */
export function SidePanel({ label, onClose, children }: SidePanelProps) {
  const { controls } = usePlayerMessages();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    // While focus is in the list, arrow keys scroll and move there.
    event.stopPropagation();
    if (!isBackKey(event.key)) return;
    event.preventDefault();
    onClose();
  };
  return (
    <Popup onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A dialog keeps keys from what lies behind it. */}
      <div ref={panel} className="mq-player__side" role="dialog" aria-label={label} tabIndex={-1} onKeyDown={onKeyDown}>
        <div className="mq-player__side-head">
          <p className="mq-player__side-title">{label}</p>
          <IconButton label={controls.closeList({ name: label })} icon={<X aria-hidden />} onClick={onClose} />
        </div>
        <div className="mq-player__side-body">{children}</div>
      </div>
    </Popup>
  );
}
