import { afterEach, beforeEach } from '@jest/globals';
import { listenToToasts, type ToastMessage } from '../shared/ui/toast/toast-channel';

/** The toasts of the current test so far. */
export function collectToasts(): ToastMessage[] {
  const toasts: ToastMessage[] = [];
  let stopListening: () => void;
  beforeEach(() => {
    toasts.length = 0;
    stopListening = listenToToasts((toast) => toasts.push(toast));
  });
  afterEach(() => stopListening());
  return toasts;
}
