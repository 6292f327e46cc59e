import { plural, t } from '@lingui/core/macro';
import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { cx } from '../lib/cx';

interface StarSliderProps {
  label: string;
  /** 1 to 10; null if unrated. */
  value: number | null;
  onChange: (value: number | null) => void;
}

const STAR = 'M12 1.8l3.1 6.6 7.1.9-5.2 5 1.3 7.1L12 17.9l-6.3 3.5L7 14.3l-5.2-5 7.1-.9z';
const MOST = 10;

function valueText(value: number | null): string {
  if (value === null) return t`Not rated`;
  const stars = value / 2;
  return plural(stars, { one: '# of 5 star', other: '# of 5 stars' });
}

/** The size is `!important`, because the player sets one for all SVGs. */
const Stars = ({ isFilled }: { isFilled: boolean }) => (
  <svg
    aria-hidden
    viewBox="0 0 120 24"
    className={cx('h-7! w-35! max-w-none shrink-0', isFilled ? 'fill-accent' : 'fill-line-strong')}
  >
    {[0, 1, 2, 3, 4].map((at) => (
      <path key={at} d={STAR} transform={`translate(${at * 24} 0)`} />
    ))}
  </svg>
);

/**
 * A slider of half stars up to five, by pointer and keyboard: arrows step by half a star, Delete removes the rating.
 */
export function StarSlider({ label, value, onChange }: StarSliderProps) {
  const [hovered, setHovered] = useState<number | null>(null);
  const shown = hovered ?? value ?? 0;
  const valueAt = ({ clientX, currentTarget }: MouseEvent): number => {
    const { left, width } = currentTarget.getBoundingClientRect();
    return Math.min(MOST, Math.max(1, Math.ceil(((clientX - left) / width) * MOST)));
  };
  const step = (by: number) => {
    const next = (value ?? 0) + by;
    onChange(next < 1 ? null : Math.min(MOST, next));
  };
  const keys: Record<string, () => void> = {
    ArrowRight: () => step(1),
    ArrowUp: () => step(1),
    ArrowLeft: () => step(-1),
    ArrowDown: () => step(-1),
    Home: () => onChange(1),
    End: () => onChange(MOST),
    Delete: () => onChange(null),
    Backspace: () => onChange(null),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    act();
  };
  return (
    <div
      role="slider"
      dir="ltr"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={5}
      aria-valuenow={(value ?? 0) / 2}
      aria-valuetext={valueText(value)}
      onKeyDown={onKeyDown}
      onPointerMove={(event) => event.pointerType === 'mouse' && setHovered(valueAt(event))}
      onPointerLeave={() => setHovered(null)}
      onClick={(event) => {
        // Ignores the second click of a double-click, which would remove the rating again.
        if (event.detail > 1) return;
        const chosen = valueAt(event);
        setHovered(null);
        onChange(chosen === value ? null : chosen);
      }}
      className="relative flex h-11 cursor-pointer touch-manipulation items-center rounded-sm"
    >
      <Stars isFilled={false} />
      <div
        className="absolute inset-y-0 start-0 flex items-center overflow-hidden"
        style={{ width: `${shown * MOST}%` }}
      >
        <Stars isFilled />
      </div>
    </div>
  );
}
