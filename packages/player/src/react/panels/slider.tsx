import { useId } from 'react';

interface SliderProps {
  label: string;
  /** The value as text. */
  text: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
}

export function Slider({ label, text, min, max, step, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className="mq-player__slider">
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{text}</output>
      <input
        id={id}
        type="range"
        className="mq-player__range"
        aria-valuetext={text}
        {...{ min, max, step, value }}
        style={{ '--mq-fill': `${((value - min) / (max - min)) * 100}%` }}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
