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

/** Replaces values in the state by stored ones. */
export function withStored<State extends object>(state: State, stored: Slices, slots: readonly Slot[]): State {
  const restored = { ...state } as Slices;
  for (const { slice, field } of slots) {
    const mine = restored[slice];
    const theirs = stored[slice]?.[field];
    if (!mine || theirs === undefined) continue;
    restored[slice] = { ...mine, [field]: theirs };
  }
  return restored as State;
}
