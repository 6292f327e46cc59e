import { t } from '@lingui/core/macro';
export type ToastKind = 'info' | 'success' | 'warning' | 'error';

export interface ToastMessage {
  kind: ToastKind;
  message: string;
  /** How long it stays; `TOAST_MS` when left out, until it is closed when infinite. */
  durationMs?: number;
  /** Takes the place of the message about the same thing that is still shown. */
  topic?: string;
  /** A button beside the text, e.g. Undo; it closes the toast. */
  action?: { label: string; onAction: () => void };
}

/** Numbers of messages (SHELL-18, SHELL-20). */
export const TOAST_MS = 4000;
/** Long enough to notice a slip and take it back. */
export const UNDO_MS = 7000;
export const VISIBLE_TOASTS = 3;

type Listener = (toast: ToastMessage) => void;

let listener: Listener | null = null;
const waiting: ToastMessage[] = [];

/** Shows a message at the edge of the screen, from anywhere in the app. */
export function showToast(toast: ToastMessage): void {
  if (listener) listener(toast);
  else waiting.push(toast);
}

/** Tells what was done and offers to take it back. */
export const offerUndo = (message: string, onUndo: () => void): void =>
  showToast({ kind: 'info', message, durationMs: UNDO_MS, action: { label: t`Undo`, onAction: onUndo } });

/** Hands every message to `onToast`, first those that came before anybody listened. Returns how to stop. */
export function listenToToasts(onToast: Listener): () => void {
  listener = onToast;
  waiting.splice(0).forEach(onToast);
  return () => {
    listener = null;
  };
}
