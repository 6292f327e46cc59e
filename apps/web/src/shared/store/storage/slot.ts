import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What reading a stored value came to. */
export type Read<Value> =
  | {
      kind: 'value';
      value: Value;
      /** Parts of the stored text did not survive reading; the text is kept as a backup. */ lossy?: boolean;
    }
  | {
      kind: 'unreadable';
      /** Told to the visitor. */ message: MessageDescriptor;
      /** Stands in until something is stored again. */ value?: Value;
    };

/** How a message of the storage is shown: an error at once, where nothing else is said. */
export interface NoticeStyle {
  kind?: 'error' | 'info' | 'success';
  durationMs?: number;
  /** Shown this much later. */
  delayMs?: number;
}
/** Hears a message for the visitor. */
export type Report = (message: string, style?: NoticeStyle) => void;

/** An older key whose content moves into a slot: it is read once, joined with what the slot holds, and removed. */
export interface LegacyKey<Value> {
  key: string;
  read(text: string): Read<Value>;
  join(present: Value, old: Value): Value;
  /** Told when something was moved. */
  notices?: readonly { message: MessageDescriptor; style: NoticeStyle }[];
}

/** One local storage key, or a section of one, and the field of the store that it mirrors. */
export interface Slot<Value = unknown> {
  key: string;
  /** Its name where the key holds an object of sections; `read` and `write` then see the section's JSON alone. */
  section?: string;
  slice: string;
  field: string;
  read(text: string): Read<Value>;
  /** The text to store; null removes the key. */
  write(value: Value): string | null;
  /** What `write` makes, in parts, where it may be long; null as well. */
  parts?(value: Value): Iterable<string> | null;
  /** Joins what two tabs hold; without it the later write wins. */
  merge?(mine: Value, theirs: Value): Value;
  legacy?: readonly LegacyKey<Value>[];
}

export const READ_FAILED = msg`Failed to read from localStorage, clear all data and try again.`;
export const WRITE_FAILED = msg`Failed to update localStorage, clear all data and try again.`;

export const NO_STORAGE = msg`This browser can’t store anything for this site. What you save here is gone when you close it.`;

export const unreadable = (message: MessageDescriptor = READ_FAILED): Read<never> => ({ kind: 'unreadable', message });
