import { useEffect, useEffectEvent } from 'react';

interface LayerHistory {
  onPop: (event: PopStateEvent) => void;
  /** @param close called when Back was pressed @returns a function to call whenever the layer has closed */
  openLayer: (close: () => void) => () => void;
}

let layerHistory: LayerHistory | undefined;

/** What keeps the entries of layers comes after hydration (`layers.ts`). */
export const setLayerHistory = (it: LayerHistory): void => {
  layerHistory = it;
};

/** Call before the router subscribes, so that it ignores events that concern layers only. */
export const listenToBack = (): void => window.addEventListener('popstate', (event) => layerHistory?.onPop(event));

/** Lets Back close what is open above the page, instead of leaving the page. */
export function useLayer(isOpen: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useEffect(() => (isOpen ? layerHistory?.openLayer(() => close()) : undefined), [isOpen]);
}
