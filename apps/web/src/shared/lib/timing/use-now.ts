import { useState, useSyncExternalStore } from 'react';
import { useSsrPage } from '../ssr-page';

const neverChanges = () => () => undefined;

/** React calls `getServerSnapshot` on the server and during hydration, and `getSnapshot` otherwise. */
function createClock(renderedAt: number | undefined) {
  let time: number | undefined;
  return {
    inBrowser: () => (time ??= Date.now()),
    onServer: () => (time ??= renderedAt ?? Date.now()),
  };
}

/** Time of the component's first render in epoch milliseconds: on the server if it was rendered there. */
export function useNow(): number {
  const renderedAt = useSsrPage()?.renderedAt;
  const [clock] = useState(() => createClock(renderedAt));
  return useSyncExternalStore(neverChanges, clock.inBrowser, clock.onServer);
}
