import type { ReactNode } from 'react';
import { SwitchTrack } from './switch-track';

interface SwitchProps {
  label: ReactNode;
  isOn: boolean;
  onToggle: () => void;
}

/** A labelled on/off switch of full width. */
export const Switch = ({ label, isOn, onToggle }: SwitchProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={isOn}
    onClick={onToggle}
    className="flex h-11 w-full items-center justify-between gap-4 rounded-md px-3 text-sm font-medium transition-colors hover:bg-raised"
  >
    <span className="flex items-center gap-3">{label}</span>
    <SwitchTrack isOn={isOn} size="sm" />
  </button>
);
