import { Link } from 'react-router-dom';
import { cx } from '../lib/cx';

export interface Chip {
  href: string;
  label: string;
  isCurrent?: boolean;
}

/** Links as chips in one line that scrolls sideways. */
export const ChipRow = ({ label, chips }: { label: string; chips: readonly Chip[] }) => (
  <nav aria-label={label}>
    <ul className="page-bleed no-scrollbar flex gap-2 overflow-x-auto py-1">
      {chips.map(({ href, label: text, isCurrent }) => (
        <li key={href} className="shrink-0">
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
