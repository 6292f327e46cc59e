import Check from 'lucide-react/icons/check';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { isBackKey } from '../keyboard/is-back-key';
import { Popup } from './popup';

export interface MenuItem {
  id: string;
  label: string;
  /** Small text at the end of the row: a submenu's current value, or a note. */
  hint?: string | undefined;
  icon?: ReactNode;
  /** Set for one of several options. */
  checked?: boolean;
  /** The row opens a submenu. */
  opensMenu?: boolean;
  /** A switch, not one of several options. */
  on?: boolean;
  /** Draws a line above. */
  separated?: boolean;
  /** Listed, but not selectable. */
  disabled?: boolean;
  onSelect: () => void;
}

/** A page of the settings: its row on the first page, and its choices. */
export interface MenuPage {
  id: string;
  title: string;
  icon: ReactNode;
  /** The current value, shown on the first page. */
  value: string;
  items: MenuItem[];
}

export interface MenuOpening {
  /** The button that opened the menu; focus returns to it. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

interface MenuProps extends MenuOpening {
  title: string;
  /** Lists side by side, each with a title. */
  groups?: readonly { title: string; items: readonly MenuItem[] }[];
  items: readonly MenuItem[];
  /** Returns to the previous page; absent on the first page. */
  onBack?: (() => void) | undefined;
}

const rows = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []),
];

/** The row that an arrow key moves to, wrapping around. */
function neighbour(all: HTMLElement[], key: string): HTMLElement | undefined {
  const at = all.findIndex((row) => row === document.activeElement);
  if (key === 'ArrowDown') return all[(at + 1) % all.length];
  if (key === 'ArrowUp') return all[(at - 1 + all.length) % all.length];
  if (key === 'Home') return all[0];
  return key === 'End' ? all.at(-1) : undefined;
}

/** The arrow key that opens a submenu: towards the end of the row. */
const forwardKey = (menu: HTMLElement | null): string =>
  menu?.closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'ArrowLeft' : 'ArrowRight';

/** A page of a menu: receives focus when opened; arrow keys move, Escape and a click outside close. */
export function Menu({ title, groups = [], items, opener, onBack, onClose }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const all = rows(menu.current);
    const first =
      all.find((row) => row.getAttribute('aria-checked') === 'true') ?? all.find((row) => !row.dataset.back);
    first?.focus({ preventScroll: true });
    const scrollable: Partial<HTMLElement> | undefined = first;
    scrollable?.scrollIntoView?.({ block: 'nearest' });
  }, [title]);

  useEffect(() => {
    const onPointerDown = (event: PointerEvent): void => {
      const target = event.target instanceof Element ? event.target : null;
      // The opener and the backdrop of a sheet close the menu themselves.
      if (!menu.current?.contains(target) && !target?.closest('[aria-haspopup="menu"], .mq-sheet')) onClose();
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [onClose]);

  const leave = (): void => {
    onClose();
    opener.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = neighbour(rows(menu.current), event.key);
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    const forward = forwardKey(menu.current);
    if (next) next.focus();
    else if (isBackKey(event.key)) (onBack ?? leave)();
    else if (event.key === forward && focused?.getAttribute('aria-haspopup')) focused.click();
    else if (/^Arrow(?:Left|Right)$/.test(event.key) && event.key !== forward && onBack) onBack();
    else {
      if (event.key === 'Tab') leave();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Popup onClose={onClose}>
      <div
        ref={menu}
        className="mq-player__menu"
        data-groups={groups.length || undefined}
        role="menu"
        tabIndex={-1}
        aria-label={title}
        onKeyDown={onKeyDown}
      >
        {onBack ? (
          <button type="button" role="menuitem" className="mq-player__menu-back" data-back onClick={onBack}>
            <ChevronLeft aria-hidden className="mq-player__mirrored" />
            {title}
          </button>
        ) : (
          <p className="mq-player__menu-title" aria-hidden>
            {title}
          </p>
        )}
        {groups.length > 0 && (
          <div className="mq-player__menu-groups" role="none">
            {groups.map((group) => (
              <div key={group.title} role="group" aria-label={group.title}>
                <p className="mq-player__menu-group" aria-hidden>
                  {group.title}
                </p>
                {group.items.map((item) => (
                  <MenuRow key={item.id} item={item} onChosen={leave} />
                ))}
              </div>
            ))}
          </div>
        )}
        <div className="mq-player__menu-items" role="none">
          {items.map((item) => (
            <MenuRow key={item.id} item={item} onChosen={leave} />
          ))}
        </div>
      </div>
    </Popup>
  );
}

function MenuRow({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  const { label, hint, icon, checked, on, opensMenu, separated, onSelect } = item;
  const choice = checked !== undefined;
  const role = choice ? 'menuitemradio' : on === undefined ? 'menuitem' : 'menuitemcheckbox';
  return (
    <button
      type="button"
      role={role}
      aria-checked={role === 'menuitem' ? undefined : (checked ?? on)}
      data-separated={separated || undefined}
      aria-haspopup={opensMenu ? 'menu' : undefined}
      className="mq-player__menu-item"
      aria-disabled={item.disabled || undefined}
      onClick={() => {
        if (item.disabled) return;
        onSelect();
        if (role !== 'menuitem') onChosen();
      }}
    >
      {choice ? <Check aria-hidden className="mq-player__menu-check" /> : icon}
      <span className="mq-player__menu-label">{label}</span>
      {on && <Check aria-hidden className="mq-player__menu-on" />}
      {hint && <span className="mq-player__menu-hint">{hint}</span>}
      {opensMenu && <ChevronRight aria-hidden className="mq-player__menu-chevron mq-player__mirrored" />}
    </button>
  );
}
