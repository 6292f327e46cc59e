import { t } from '@lingui/core/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { cx } from '../lib/cx';
import { pageNumbers } from './page-numbers';

interface PaginationProps {
  current: number;
  total: number;
  hrefOf: (page: number) => string;
}

const look = 'inline-flex size-11 items-center justify-center rounded-full text-sm font-semibold tabular';
const plain = 'text-ink-soft hover:bg-raised hover:text-ink';

/** Up to four page links with previous and next. */
export function Pagination({ current, total, hrefOf }: PaginationProps) {
  if (total < 2) return null;
  return (
    <nav aria-label={t`Pages`} className="mt-10 flex items-center justify-center gap-1">
      {current > 1 && (
        <Link to={hrefOf(current - 1)} aria-label={t`Previous page`} className={cx(look, plain)}>
          <ChevronLeft aria-hidden className="rtl:-scale-x-100 size-5" />
        </Link>
      )}
      {pageNumbers(current, total).map((page) => (
        <Link
          key={page}
          to={hrefOf(page)}
          aria-label={t`Page ${page}`}
          aria-current={page === current ? 'page' : undefined}
          className={cx(look, page === current ? 'bg-accent text-on-accent' : plain)}
        >
          {page}
        </Link>
      ))}
      {current < total && (
        <Link to={hrefOf(current + 1)} aria-label={t`Next page`} className={cx(look, plain)}>
          <ChevronRight aria-hidden className="rtl:-scale-x-100 size-5" />
        </Link>
      )}
    </nav>
  );
}
