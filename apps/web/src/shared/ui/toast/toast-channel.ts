import { t } from '@lingui/core/macro';
export type ToastKind = 'info' | 'success' | 'warning' | 'error';

export interface ToastMessage {
  kind: ToastKind;
  message: string;
  /** Duration; `TOAST_MS` by default. Infinite: until it is closed. */
  durationMs?: number;
  /** Replaces a visible toast of the same topic. */
  topic?: string;
  /** A button, e.g. Undo; it closes the toast. */
  action?: { label: string; onAction: () => void } | undefined;
}

/** Durations and limits of toasts (SHELL-18, SHELL-20). */
export const TOAST_MS = 4000;
/** Long enough to notice a mistake and undo it. */
export const UNDO_MS = 7000;
export const VISIBLE_TOASTS = 3;

type Listener = (toast: ToastMessage) => void;

let listener: Listener | null = null;
const waiting: ToastMessage[] = [];

/** Shows a toast, from anywhere in the app. */
export function showToast(toast: ToastMessage): void {
  if (listener) listener(toast);
  else waiting.push(toast);
}

/** Shows what was done, with an Undo button. */
export const offerUndo = (message: string, onUndo: () => void): void =>
  showToast({ kind: 'info', message, durationMs: UNDO_MS, action: { label: t`Undo`, onAction: onUndo } });

/**
 * Passes every toast to `onToast`, starting with those shown before anybody listened. Returns a function to
 * unsubscribe.
 */
export function listenToToasts(onToast: Listener): () => void {
  listener = onToast;
  waiting.splice(0).forEach(onToast);
  return () => {
    listener = null;
  };
}
