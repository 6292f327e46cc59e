import { t } from '@lingui/core/macro';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../lib/cx';

interface SectionProps {
  title: string;
  /** Target of "See all"; missing if there is no such page. */
  href?: string | undefined;
  linkText?: string;
  /** Controls at the end of the heading's line: tabs, previous and next. */
  controls?: ReactNode;
  children: ReactNode;
  busy?: boolean | undefined;
  className?: string | undefined;
}

/** A section of a page: a heading on a thin line, then the content. */
export const Section = ({ title, href, linkText = t`See all`, controls, children, busy, className }: SectionProps) => (
  <section aria-label={title} aria-busy={busy} className={cx('page-x', className)}>
    <div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-t border-line pt-3">
      <h2 className="display flex-1 basis-min text-xl md:text-2xl">{title}</h2>
      <div className="flex items-center gap-1">
        {href && (
          <Link
            to={href}
            aria-label={t`${linkText}: ${title}`}
            className="inline-flex h-11 items-center gap-1.5 rounded-full px-3 text-sm font-medium text-ink-soft hover:text-accent-ink print:hidden"
          >
            {linkText} <ArrowRight aria-hidden className="rtl:-scale-x-100 size-4" />
          </Link>
        )}
        {controls}
      </div>
    </div>
    {children}
  </section>
);
