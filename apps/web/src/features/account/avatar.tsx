import { cx } from '../../shared/lib/cx';

/** The initial of a name on the accent colour. */
export const Avatar = ({ name, className }: { name: string; className?: string }) => (
  <span
    aria-hidden
    className={cx(
      'display flex shrink-0 items-center justify-center rounded-full bg-accent text-on-accent uppercase',
      className,
    )}
  >
    {Array.from(name.trim())[0] ?? '·'}
  </span>
);
