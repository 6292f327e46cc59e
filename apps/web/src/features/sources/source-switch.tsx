import { cx } from '../../shared/lib/cx';

interface SourceSwitchProps {
  /** Accessible name. */
  label: string;
  isOn: boolean;
  onToggle: () => void;
}

/** On or off, without a visible text of its own. */
export const SourceSwitch = ({ label, isOn, onToggle }: SourceSwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={isOn}
    aria-label={label}
    title={isOn ? 'On' : 'Off'}
    onClick={onToggle}
    className="flex h-11 w-14 shrink-0 items-center justify-center rounded-full"
  >
    <span
      aria-hidden
      className={cx(
        'flex h-7 w-12 items-center rounded-full p-1 transition-colors',
        isOn ? 'bg-accent' : 'bg-line-strong',
      )}
    >
      <span className={cx('size-5 rounded-full bg-canvas transition-transform', isOn && 'translate-x-5')} />
    </span>
  </button>
);
