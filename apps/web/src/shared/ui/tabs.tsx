import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../lib/cx';
import { logicalKey } from '../lib/interaction/logical-key';

interface TabListProps<Value extends string> {
  /** The same as that of the `TabPanel`; from `useId`. */
  id: string;
  /** Accessible name of the tabs. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Tabs above one changing panel; arrow keys, Home and End select. */
export function TabList<Value extends string>({ id, label, options, value, onChange }: TabListProps<Value>) {
  // Relative to the focused tab: the selected one may not be rendered yet.
  const step = (event: KeyboardEvent<HTMLButtonElement>, from: Value) => {
    const here = options.findIndex((option) => option.value === from);
    const to = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: -1 }[logicalKey(event.key)];
    if (to === undefined) return;
    event.preventDefault();
    const next = options.at(to % options.length);
    if (!next) return;
    onChange(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className="flex gap-1">
      {options.map((option) => {
        const isChosen = option.value === value;
        return (
          <button
            key={option.value}
            type="button"
            role="tab"
            id={`${id}-${option.value}`}
            aria-selected={isChosen}
            aria-controls={`${id}-panel`}
            tabIndex={isChosen ? 0 : -1}
            onClick={() => onChange(option.value)}
            onKeyDown={(event) => step(event, option.value)}
            className={cx(
              'h-11 rounded-full px-4 text-sm font-semibold whitespace-nowrap transition-colors',
              isChosen ? 'bg-ink text-canvas' : 'text-ink-soft hover:bg-raised hover:text-ink',
            )}
          >
            {option.label}
          </button>
        );
      })}
    </div>
  );
}

export const TabPanel = ({ id, value, children }: { id: string; value: string; children: ReactNode }) => (
  <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
    {children}
  </div>
);
