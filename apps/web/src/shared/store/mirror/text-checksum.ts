import type { Entries } from '@marquee/core';
import { runInSlices } from '../../lib/timing/in-slices';

/** A length that is hashed quickly. */
const PART_LENGTH = 50_000;

/** FNV-1a and the length, to recognise a text that we wrote. */
function* hashing(text: string): Generator<undefined, string> {
  let hash = 0x811c9dc5;
  for (let from = 0; from < text.length; from += PART_LENGTH) {
    const end = Math.min(from + PART_LENGTH, text.length);
    for (let at = from; at < end; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    yield;
  }
  return `${text.length}.${(hash >>> 0).toString(36)}`;
}

/** Synchronous, for a page that is unloading; `checksumInSlices` returns the same. */
export function checksumOf(text: string): string {
  const steps = hashing(text);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

export const checksumInSlices = (text: string): Promise<string> => runInSlices(hashing(text));

const MODULUS = 2 ** 52;

/** Checksum of entries: every change of an entry changes one of its times. */
export function checksumOfEntries(entries: Entries): string {
  let count = 0;
  let sum = 0;
  for (const group of Object.values(entries))
    for (const { changedAt, removedAt = 0 } of Object.values(group)) {
      count += 1;
      sum = (sum + changedAt + removedAt * 3) % MODULUS;
    }
  return `${count}.${sum.toString(36)}`;
}
