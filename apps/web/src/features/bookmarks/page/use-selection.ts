import { useCallback, useEffect, useState } from 'react';
import type { Target } from './filter-and-sort';

export interface Selection {
  isOn: boolean;
  selected: readonly Target[];
  /** Number of titles that can be selected. */
  total: number;
  selectedRefs: ReadonlySet<string>;
  toggle: (target: Target) => void;
  start: () => void;
  stop: () => void;
  selectAll: () => void;
  clear: () => void;
}

const none: ReadonlySet<string> = new Set();

/** The selection among the shown titles; titles no longer shown are not selected. */
export function useSelection(shown: readonly Target[]): Selection {
  const [refs, setRefs] = useState<ReadonlySet<string> | null>(null);
  const isOn = refs !== null;
  const toggle = useCallback(
    ({ ref }: Target) =>
      setRefs((before) => {
        const next = new Set(before);
        if (!next.delete(ref)) next.add(ref);
        return next;
      }),
    [],
  );
  useEffect(() => {
    if (!isOn) return;
    const stop = ({ key, defaultPrevented }: KeyboardEvent) => key === 'Escape' && !defaultPrevented && setRefs(null);
    document.addEventListener('keydown', stop);
    return () => document.removeEventListener('keydown', stop);
  }, [isOn]);
  return {
    isOn: isOn && shown.length > 0,
    selected: shown.filter(({ ref }) => refs?.has(ref)),
    total: shown.length,
    selectedRefs: refs ?? none,
    toggle,
    start: () => setRefs(new Set()),
    stop: () => setRefs(null),
    selectAll: () => setRefs(new Set(shown.map(({ ref }) => ref))),
    clear: () => setRefs(new Set()),
  };
}
