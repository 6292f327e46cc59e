import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The result of parsing a stored value. */
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

/** How a storage message is shown: by default as an error, immediately. */
export interface NoticeStyle {
  kind?: 'error' | 'info' | 'success';
  durationMs?: number;
  /** Delay before it is shown. */
  delayMs?: number;
}
/** Receives messages for the visitor. */
export type Report = (message: string, style?: NoticeStyle) => void;

/** An older key that is migrated to a slot: parsed once, merged with the slot's value, and removed. */
export interface LegacyKey<Value> {
  key: string;
  read(text: string): Read<Value>;
  join(present: Value, old: Value): Value;
  /** Shown after something was migrated. */
  notices?: readonly { message: MessageDescriptor; style: NoticeStyle }[];
}

/** A key of local storage, or a section of one, and the field of the store that it persists. */
export interface Slot<Value = unknown> {
  key: string;
  /** Name of the section if the key holds several; `read` and `write` then handle the section's JSON only. */
  section?: string;
  slice: string;
  field: string;
  read(text: string): Read<Value>;
  /** Serialises the value; null removes the key. */
  write(value: Value): string | null;
  /** Like `write`, but in parts, for values that may be long. */
  parts?(value: Value): Iterable<string> | null;
  legacy?: readonly LegacyKey<Value>[];
}

export const READ_FAILED = msg`Failed to read from localStorage, clear all data and try again.`;
export const WRITE_FAILED = msg`Failed to update localStorage, clear all data and try again.`;

export const NO_STORAGE = msg`This browser can’t store anything for this site. What you save here is gone when you close it.`;

export const unreadable = (message: MessageDescriptor = READ_FAILED): Read<never> => ({ kind: 'unreadable', message });
