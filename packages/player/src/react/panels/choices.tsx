import { useId } from 'react';

interface Option<Value extends string> {
  value: Value;
  label: string;
  /** A colour shown instead of the label, which remains for screen readers and as a tooltip. */
  swatch?: string;
  font?: string;
}

interface ChoicesProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
}

/** A group of a few options, all of them visible. */
export function Choices<Value extends string>({ label, value, options, onChange }: ChoicesProps<Value>) {
  const name = useId();
  return (
    <fieldset className="mq-player__choices">
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value} title={option.swatch && option.label} data-swatch={option.swatch && true}>
            <input
              type="radio"
              name={name}
              aria-label={option.label}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.swatch ? (
              <span aria-hidden style={{ background: option.swatch }} />
            ) : (
              <span aria-hidden style={{ fontFamily: option.font }}>
                {option.label}
              </span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
