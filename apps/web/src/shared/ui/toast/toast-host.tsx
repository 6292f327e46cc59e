import { lazy, Suspense, useEffect, useState } from 'react';
import { loadWhenOnline } from '../../lib/loading/load-when-online';
import { listenToToasts, type ToastMessage } from './toast-channel';

const loadToasts = () => loadWhenOnline(() => import('./toasts')).then(({ Toasts }) => ({ default: Toasts }));
const LazyToasts = lazy(loadToasts);

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
