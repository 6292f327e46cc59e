import { cx } from '../../shared/lib/cx';

/** The first letter of a name on the accent. */
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
