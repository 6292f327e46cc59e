import { lazy, Suspense, useEffect, useState } from 'react';
import { listenToToasts, type ToastMessage } from './toast-channel';

const LazyToasts = lazy(() => import('./toasts').then(({ Toasts }) => ({ default: Toasts })));

/** The place of the messages. Its code is fetched with the first message. */
export function ToastHost() {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  useEffect(() => listenToToasts((toast) => setMessages((shown) => [...shown, toast])), []);
  return (
    messages.length > 0 && (
      <Suspense>
        <LazyToasts messages={messages} />
      </Suspense>
    )
  );
}
