import type { Entries } from '@marquee/core';
import { runInSlices } from '../../lib/timing/in-slices';

/** A part of a text that is hashed in a moment. */
const PART_LENGTH = 50_000;

/** FNV-1a with the length: tells whether a text is the one that was written. */
function* hashing(text: string): Generator<undefined, string> {
  let hash = 0x811c9dc5;
  for (let from = 0; from < text.length; from += PART_LENGTH) {
    const end = Math.min(from + PART_LENGTH, text.length);
    for (let at = from; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    yield;
  }
  return `${text.length}.${(hash >>> 0).toString(36)}`;
}

/** For a page that is about to go; the same in slices below. */
export function markOf(text: string): string {
  const steps = hashing(text);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

export const markInSlices = (text: string): Promise<string> => runInSlices(hashing(text));

const MODULUS = 2 ** 52;

/** Tells whether entries are those that were written: whatever changes one, moves one of its times. */
export function markOfEntries(entries: Entries): string {
  let count = 0;
  let sum = 0;
  for (const group of Object.values(entries))
    for (const { changedAt, removedAt = 0 } of Object.values(group)) {
      count += 1;
      sum = (sum + changedAt + removedAt * 3) % MODULUS;
    }
  return `${count}.${sum.toString(36)}`;
}
