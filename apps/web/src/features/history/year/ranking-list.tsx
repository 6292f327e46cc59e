import { plural } from '@lingui/core/macro';
import type { ReactNode } from 'react';

interface RankingListProps {
  heading: string;
  rows: readonly { key: string | number; label: ReactNode; titles: number }[];
}

/** A ranking with bars, most frequent first. */
export function RankingList({ heading, rows }: RankingListProps) {
  const most = rows[0]?.titles ?? 1;
  if (rows.length === 0) return null;
  return (
    <section aria-label={heading}>
      <h3 className="label mb-3">{heading}</h3>
      <ol>
        {rows.slice(0, 5).map(({ key, label, titles }) => (
          <li key={key} className="relative flex min-h-11 items-center justify-between gap-3 border-t border-line">
            <span
              aria-hidden
              className="absolute -top-px start-0 h-0.5 bg-accent [print-color-adjust:exact]"
              style={{ width: `${(titles / most) * 100}%` }}
            />
            <span dir="auto" className="min-w-0 truncate text-page-start font-medium">
              {label}
            </span>
            <span className="tabular shrink-0 text-sm text-ink-soft">
              <span aria-hidden>{titles}</span>
              <span className="sr-only">{plural(titles, { one: '# title', other: '# titles' })}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
