import { cx } from '../lib/cx';

/** The visual part of a switch; the surrounding button has the role and the name. */
export const SwitchTrack = ({ isOn, size = 'md' }: { isOn: boolean; size?: 'sm' | 'md' }) => (
  <span
    aria-hidden
    data-track={isOn ? 'on' : 'off'}
    className={cx(
      'flex shrink-0 items-center rounded-full transition-colors',
      size === 'md' ? 'h-7 w-12 p-1' : 'h-5 w-9 p-0.5',
      isOn ? 'bg-accent' : 'bg-line-strong',
    )}
  >
    <span
      className={cx(
        'rounded-full bg-canvas transition-transform',
        size === 'md' ? 'size-5' : 'size-4',
        isOn && (size === 'md' ? 'translate-x-5 rtl:-translate-x-5' : 'translate-x-4 rtl:-translate-x-4'),
      )}
    />
  </span>
);
