import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyComponent } from '../../lib/loading/lazy-chunk';
import { useDelayedFlag } from '../../lib/timing/use-delayed-flag';
import { listenToToasts, type ToastMessage } from './toast-channel';

const LazyToasts = lazyComponent(() => import('./toasts').then((chunk) => chunk.Toasts), 'background');

/** How long the code for toasts may take before the plain text stands in for it. */
const FALLBACK_MS = 1000;

/**
 * The last toast as plain text, if the code for toasts cannot be loaded, e.g. offline. Not rendered before it is shown: its
 * button would be pressed unseen, and give way to the toast under the finger.
 */
function PlainMessage({ message: text, action }: ToastMessage) {
  const isLate = useDelayedFlag(true, FALLBACK_MS);
  return (
    isLate && (
      <p
        role="status"
        className="fixed inset-x-5 bottom-20 z-70 animate-[fade-in_180ms_both] rounded-lg border border-line-strong bg-surface p-4 text-sm text-ink shadow-panel lg:end-17 lg:bottom-5 lg:start-auto lg:w-89 max-sm:[body:has([data-sheet])_&]:top-5 max-sm:[body:has([data-sheet])_&]:bottom-auto"
      >
        <span>{text}</span>
        {action && (
          <button type="button" onClick={action.onAction} className="ms-4 font-semibold text-accent-ink">
            {action.label}
          </button>
        )}
      </p>
    )
  );
}

/** The container of toasts, outside of the app's root, which is inert while a dialog is open. Its code is loaded with the first toast, which waits while offline. */
export function ToastHost() {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  useEffect(() => listenToToasts((toast) => setMessages((shown) => [...shown, toast])), []);
  const last = messages.at(-1);
  return (
    last &&
    createPortal(
      <Suspense fallback={<PlainMessage {...last} />}>
        <LazyToasts messages={messages} />
      </Suspense>,
      document.body,
    )
  );
}
