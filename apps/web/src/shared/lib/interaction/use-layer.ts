import { useEffect, useEffectEvent } from 'react';

interface LayerHistory {
  onPop: (event: PopStateEvent) => void;
  /** @param close hears that Back was pressed @returns to be called when the layer has closed, for whatever reason */
  openLayer: (close: () => void) => () => void;
}

let layerHistory: LayerHistory | undefined;

/** What keeps the entries of layers comes after hydration (`layers.ts`). */
export const setLayerHistory = (it: LayerHistory): void => {
  layerHistory = it;
};

/** Called before the router listens: what concerns layers alone it does not hear. */
export const listenToBack = (): void => window.addEventListener('popstate', (event) => layerHistory?.onPop(event));

/** Lets Back close what is open above the page, instead of leaving the page. */
export function useLayer(isOpen: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useEffect(() => (isOpen ? layerHistory?.openLayer(() => close()) : undefined), [isOpen]);
}
