import { createAction } from '@reduxjs/toolkit';
import type { Slot } from './slot';

type Slices = Record<string, Record<string, unknown> | undefined>;

/** Another tab changed a stored value; `value` is undefined when it removed it. */
export const storedValueChanged = createAction(
  'storage/changed',
  (slot: Pick<Slot, 'slice' | 'field'>, value: unknown) => ({
    payload: { slice: slot.slice, field: slot.field, value },
  }),
);

/** Applies stored values to the state: merged with the current value if the slot can merge, otherwise replacing it. */
export function mergeStored<State extends object>(state: State, stored: Slices, slots: readonly Slot[]): State {
  const merged = { ...state } as Slices;
  for (const slot of slots) {
    const { slice, field } = slot;
    const mine = merged[slice];
    const theirs = stored[slice]?.[field];
    if (!mine || theirs === undefined) continue;
    merged[slice] = { ...mine, [field]: slot.merge ? slot.merge(mine[field], theirs) : theirs };
  }
  return merged as State;
}
