import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '../../lib/loading/lazy-chunk';
import { listenToToasts, type ToastMessage } from './toast-channel';

const LazyToasts = lazyComponent(() => import('./toasts').then((chunk) => chunk.Toasts), 'background');

/** The last toast as plain text, if the code for toasts cannot be loaded, e.g. offline. */
const PlainMessage = ({ message: text, action }: ToastMessage) => (
  <p
    role="status"
    className="fixed inset-x-5 bottom-20 z-70 animate-[fade-in_180ms_1s_both] rounded-lg border border-line-strong bg-surface p-4 text-sm text-ink shadow-panel lg:end-17 lg:bottom-5 lg:start-auto lg:w-89 max-sm:[body:has([data-sheet])_&]:top-5 max-sm:[body:has([data-sheet])_&]:bottom-auto"
  >
    {text}
    {action && (
      <button type="button" onClick={action.onAction} className="ms-4 font-semibold text-accent-ink">
        {action.label}
      </button>
    )}
  </p>
);

/** The container of toasts. Its code is loaded with the first toast, which waits while offline. */
export function ToastHost() {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  useEffect(() => listenToToasts((toast) => setMessages((shown) => [...shown, toast])), []);
  const last = messages.at(-1);
  return (
    last && (
      <Suspense fallback={<PlainMessage {...last} />}>
        <LazyToasts messages={messages} />
      </Suspense>
    )
  );
}
