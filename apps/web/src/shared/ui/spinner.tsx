import { t } from '@lingui/core/macro';
import { cx } from '../lib/cx';

/** Shown while something is in progress; `label` says what. */
export const Spinner = ({ label = t`Loading`, className }: { label?: string; className?: string }) => (
  <span role="status" aria-label={label} className={cx('inline-block', className)}>
    <span className="block size-5 animate-spin rounded-full border-2 border-line-strong border-t-accent" />
  </span>
);
