import { useEffect, useEffectEvent } from 'react';

interface LayerHistory {
  onPop: (event: PopStateEvent) => void;
  /** @param close called when Back was pressed @returns a function to call when the layer has closed */
  openLayer: (close: () => void) => () => void;
}

let layerHistory: LayerHistory | undefined;
/** Registers the layers that were opened before the implementation was loaded. */
const waiting = new Set<() => void>();

/** The implementation is loaded after hydration (`layers.ts`). */
export const setLayerHistory = (it: LayerHistory): void => {
  layerHistory = it;
  for (const register of waiting) register();
  waiting.clear();
};

/** Call before the router subscribes, so that it ignores events that concern layers only. */
export const listenToBack = (): void => window.addEventListener('popstate', (event) => layerHistory?.onPop(event));

/** Lets Back close a layer, such as a dialog, instead of leaving the page. */
export function useLayer(isOpen: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useEffect(() => {
    if (!isOpen) return undefined;
    let onClosed: (() => void) | undefined;
    const register = () => {
      onClosed = layerHistory?.openLayer(() => close());
    };
    if (layerHistory) register();
    else waiting.add(register);
    return () => {
      waiting.delete(register);
      onClosed?.();
    };
  }, [isOpen]);
}
