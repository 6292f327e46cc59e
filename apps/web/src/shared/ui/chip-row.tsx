import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../lib/cx';

export interface Chip {
  href: string;
  label: string;
  isCurrent?: boolean;
}

/**
 * Scrolls only the row, until the current page's chip is centred. A row that was already scrolled, by the visitor or by
 * a browser that supports `scroll-initial-target`, is left as it is, so that nothing moves under the pointer.
 */
function showCurrent(row: HTMLElement | null): void {
  const link = row?.querySelector<HTMLElement>('[aria-current]');
  if (!row || !link || row.scrollLeft !== 0) return;
  const { left, width } = link.getBoundingClientRect();
  row.scrollLeft += left + width / 2 - row.getBoundingClientRect().left - row.clientWidth / 2;
}

/** Links as chips in a horizontally scrolling row; the current one is visible. */
export function ChipRow({ label, chips }: { label: string; chips: readonly Chip[] }) {
  const row = useRef<HTMLUListElement>(null);
  const current = chips.find(({ isCurrent }) => isCurrent)?.href;
  useLayoutEffect(() => showCurrent(row.current), [current]);
  return (
    <nav aria-label={label} className="min-w-0">
      <ul ref={row} className="page-bleed no-scrollbar flex gap-2 overflow-x-auto py-1">
        {chips.map(({ href, label: text, isCurrent }) => (
          <li key={href} className={cx('shrink-0', isCurrent && '[scroll-initial-target:nearest]')}>
            <Link
              to={href}
              aria-current={isCurrent ? 'page' : undefined}
              className={cx(
                'inline-flex h-11 items-center rounded-full border px-4 text-sm font-semibold whitespace-nowrap transition-colors',
                isCurrent
                  ? 'border-accent bg-accent text-on-accent'
                  : 'border-line-strong text-ink-soft hover:border-ink hover:text-ink',
              )}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
