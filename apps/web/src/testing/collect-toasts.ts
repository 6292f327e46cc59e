import { afterEach, beforeEach } from '@jest/globals';
import { listenToToasts, type ToastMessage } from '../shared/ui/toast/toast-channel';

/** The toasts of the current test, in order. Call once in a test file. */
export function collectToasts(): ToastMessage[] {
  const toasts: ToastMessage[] = [];
  let stop: () => void;
  beforeEach(() => {
    stop = listenToToasts((toast) => toasts.push(toast));
    // What an earlier test left behind.
    toasts.length = 0;
  });
  afterEach(() => stop());
  return toasts;
}
