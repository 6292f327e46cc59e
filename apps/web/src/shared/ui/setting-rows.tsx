import { useId, type ReactNode } from 'react';
import { cx } from '../lib/cx';
import { NativeSelect } from './native-select';
import { SwitchTrack } from './switch-track';

interface Option<Value extends string> {
  value: Value;
  label: ReactNode;
}

/** Layout of a setting: name and description, with the control beside or below. */
const row =
  'grid gap-x-8 gap-y-3 border-t border-line py-5 md:grid-cols-[minmax(0,1fr)_minmax(0,25rem)] md:items-center';

interface ChoiceRowProps<Value extends string> {
  label: string;
  text: string;
  options: readonly Option<Value>[];
  /** Null if the current value is none of the options. */
  value: Value | null;
  onChange: (value: Value) => void;
}

/** A setting with few options, all visible. */
export function ChoiceRow<Value extends string>({ label, text, options, value, onChange }: ChoiceRowProps<Value>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${id}-label`} aria-describedby={`${id}-text`} className={row}>
      <div>
        <p id={`${id}-label`} className="font-semibold">
          {label}
        </p>
        <p id={`${id}-text`} className="mt-1 text-sm text-ink-soft">
          {text}
        </p>
      </div>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <label key={option.value} className="relative">
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="peer absolute inset-0 size-full cursor-pointer appearance-none rounded-full"
            />
            <span
              className={cx(
                'pointer-events-none relative flex h-11 min-w-11 items-center justify-center rounded-full border px-4 text-sm font-semibold transition-colors',
                option.value === value
                  ? 'border-ink bg-ink text-canvas'
                  : 'border-line-strong text-ink-soft peer-hover:border-ink peer-hover:text-ink',
              )}
            >
              {option.label}
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}

interface SelectRowProps {
  label: string;
  text: ReactNode;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
}

/** A setting with many options, as a native select. */
export function SelectRow({ label, text, options, value, onChange }: SelectRowProps) {
  const id = useId();
  return (
    <div className={row}>
      <div>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-text`} className="mt-1 text-sm text-ink-soft">
          {text}
        </p>
      </div>
      <NativeSelect
        id={id}
        aria-describedby={`${id}-text`}
        options={options}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-11 rounded-lg border border-line-strong bg-surface text-sm font-semibold text-ink transition-colors hover:border-ink"
      />
    </div>
  );
}

interface SwitchRowProps {
  label: string;
  text: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** On or off. */
export function SwitchRow({ label, text, isOn, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-text`}
      onClick={() => onChange(!isOn)}
      className="flex w-full items-center justify-between gap-8 border-t border-line py-5 text-start"
    >
      <span>
        <span id={`${id}-label`} className="block font-semibold">
          {label}
        </span>
        <span id={`${id}-text`} className="mt-1 block text-sm text-ink-soft">
          {text}
        </span>
      </span>
      <SwitchTrack isOn={isOn} />
    </button>
  );
}
