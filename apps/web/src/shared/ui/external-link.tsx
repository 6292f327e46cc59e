import { t } from '@lingui/core/macro';
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../lib/cx';

interface ExternalLinkProps {
  /** http or https; see `safeHttpUrl` in core. */
  href: string;
  children: ReactNode;
  className?: string;
}

/** A link to another site, in a new tab and without a referrer. */
export const ExternalLink = ({ href, children, className }: ExternalLinkProps) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer external"
    className={cx(
      'inline-flex min-h-11 items-center gap-1 text-sm font-medium text-ink underline decoration-line-strong underline-offset-4 hover:text-accent-ink hover:decoration-current',
      className,
    )}
  >
    {children}
    <ArrowUpRight aria-hidden className="rtl:-scale-x-100 size-4 shrink-0 text-ink-faint" />
    <span className="sr-only"> {t`(opens in a new tab)`}</span>
  </a>
);
