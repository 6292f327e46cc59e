import X from 'lucide-react/icons/x';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../controls/icon-button';
import { isBackKey } from '../keyboard/is-back-key';
import { Popup } from '../menus/popup';
import { usePlayerMessages } from '../messages-context';
import { isNonModal, usePlayer } from '../player-context';

interface SheetProps {
  title: string;
  /** `centre` is in the middle of the video; `side` leaves most of it visible. */
  place: 'centre' | 'side';
  onClose: () => void;
  children: ReactNode;
}

const focusable = 'button:not([disabled]), input:not([disabled]), select, [tabindex="0"]';

/**
 * A panel of controls: receives focus, traps Tab, and has a close button. Escape and Back return to where it was
 * opened.
 */
export function Sheet({ title, place, onClose, children }: SheetProps) {
  const { menu, setMenu } = usePlayer();
  const { controls } = usePlayerMessages();
  const back = isNonModal(menu) ? () => setMenu('subtitles') : onClose;
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => sheet.current?.focus({ preventScroll: true }), []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (isBackKey(event.key)) {
      event.preventDefault();
      event.stopPropagation();
      back();
    }
    if (event.key !== 'Tab') return;
    const all = [...(sheet.current?.querySelectorAll<HTMLElement>(focusable) ?? [])];
    const [first, last] = [all[0], all.at(-1)];
    const at = document.activeElement;
    const wrapped = event.shiftKey ? (at === first || at === sheet.current ? last : null) : at === last ? first : null;
    if (!wrapped) return;
    event.preventDefault();
    wrapped.focus();
  };

  return (
    <Popup onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys of the controls in it bubble to here. */}
      <div
        ref={sheet}
        className="mq-player__sheet"
        data-place={place}
        role="dialog"
        aria-label={title}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <div className="mq-player__sheet-head">
          <h2 className="mq-player__sheet-title">{title}</h2>
          <IconButton label={controls.closePanel({ name: title })} icon={<X aria-hidden />} onClick={onClose} />
        </div>
        <div className="mq-player__sheet-body">{children}</div>
      </div>
    </Popup>
  );
}
