import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '../../lib/loading/lazy-chunk';
import { listenToToasts, type ToastMessage } from './toast-channel';

const LazyToasts = lazyComponent(() => import('./toasts').then((chunk) => chunk.Toasts), 'background');

/** The place of the messages. Its code is fetched with the first message, which waits where the network is away. */
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
