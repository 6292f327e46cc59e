import { useState, useSyncExternalStore } from 'react';
import { useSsrPage } from '../ssr-page';

const neverChanges = () => () => undefined;

/** React asks for the server's time on the server and while it hydrates, and for the browser's everywhere else. */
function createClock(renderedAt: number | undefined) {
  let time: number | undefined;
  return {
    inBrowser: () => (time ??= Date.now()),
    onServer: () => (time ??= renderedAt ?? Date.now()),
  };
}

/** The time, in epoch milliseconds, at which the component first rendered: on the server, if it was rendered there. */
export function useNow(): number {
  const renderedAt = useSsrPage()?.renderedAt;
  const [clock] = useState(() => createClock(renderedAt));
  return useSyncExternalStore(neverChanges, clock.inBrowser, clock.onServer);
}
