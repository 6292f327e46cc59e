import type { ReactNode } from 'react';
import { cx } from '../lib/cx';

/** A short label on a picture or beside a title. */
export const Badge = ({ children, tone = 'plain' }: { children: ReactNode; tone?: 'plain' | 'accent' }) => (
  <span
    className={cx(
      'label inline-flex items-center gap-1 rounded-sm px-1.5 py-0.5',
      tone === 'accent' ? 'bg-accent text-on-accent' : 'bg-raised text-ink-soft',
    )}
  >
    {children}
  </span>
);
