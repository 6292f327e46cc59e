import { t } from '@lingui/core/macro';
import { SwitchTrack } from '../../shared/ui';

interface SourceSwitchProps {
  /** Accessible name. */
  label: string;
  isOn: boolean;
  onToggle: () => void;
}

/** An on/off switch without visible text. */
export const SourceSwitch = ({ label, isOn, onToggle }: SourceSwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={isOn}
    aria-label={label}
    title={isOn ? t`On` : t`Off`}
    onClick={onToggle}
    className="flex h-11 w-14 shrink-0 items-center justify-center rounded-full"
  >
    <SwitchTrack isOn={isOn} />
  </button>
);
