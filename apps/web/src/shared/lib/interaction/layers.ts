import { setLayerHistory } from './use-layer';

/*
 * Layers above the page, such as drawers and dialogs: Back closes only the topmost one. Each adds an entry to the
 * history at the page's URL. The entry is removed when the layer closes, and is replaced by a page that is opened from
 * the layer.
 */

interface Layer {
  close: () => void;
}

const layers: Layer[] = [];
/** Runs shortly after a layer has closed, so that a layer opened in its place can reuse its entry. */
let takesBack: ReturnType<typeof setTimeout> | undefined;
/** Set while the browser goes back from the entry of a closed layer. */
let isGoingBack = false;
/** The URL that replaced the page's while a layer was open; applied to the page's history entry when the layer closes. */
let replaced: Parameters<History['replaceState']> | null = null;
/** Key of the page's history entry below the layers. */
let pagesOwn: string | undefined;

const depthOf = (state: unknown): number => (state as { layer?: number } | null)?.layer ?? 0;
/** React Router's key of a history entry. */
const nameOf = (state: unknown): string => {
  const { key, idx } = (state ?? {}) as { key?: string; idx?: number };
  return `${idx ?? ''} ${key ?? ''}`;
};
const isAboveLayers = () => depthOf(history.state) > 0 && (layers.length > 0 || takesBack !== undefined);

/** Called once, after hydration. */
export function startLayers(): void {
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  history.pushState = (...args) => {
    const isLayersOwn = depthOf(args[0]) > depthOf(history.state);
    if (isAboveLayers() && !isLayersOwn) replace(...args);
    else push(...args);
  };
  history.replaceState = (state: unknown, unused, url) => {
    if (!isAboveLayers()) {
      replace(state, unused, url);
      return;
    }
    replaced = [state, unused, url];
    replace({ ...(state as object | null), layer: depthOf(history.state) }, unused, url);
  };
  const onPop = (event: PopStateEvent) => {
    const depth = depthOf(event.state);
    const closed = layers.splice(depth);
    if (!isGoingBack && closed.length === 0) return;
    const isSamePage = depth > 0 || nameOf(event.state) === pagesOwn;
    if (isSamePage) {
      // The page does not change, so the router need not be notified.
      event.stopImmediatePropagation();
      if (depth === 0 && replaced) replace(...replaced);
    }
    if (depth === 0) replaced = null;
    if (isGoingBack) {
      isGoingBack = false;
      // Layers that were opened in the meantime.
      for (const layer of closed) addEntry(layer);
    } else for (const { close } of closed.reverse()) close();
  };
  setLayerHistory({ onPop, openLayer });
}

function addEntry(layer: Layer): void {
  layers.push(layer);
  if (depthOf(history.state) >= layers.length) return;
  if (layers.length === 1) {
    pagesOwn = nameOf(history.state);
    replaced = null;
  }
  history.pushState({ ...(history.state as object | null), layer: layers.length }, '');
}

function takeBack(): void {
  takesBack = undefined;
  if (depthOf(history.state) <= layers.length) return;
  isGoingBack = true;
  history.back();
}

function openLayer(close: () => void): () => void {
  const layer = { close };
  if (isGoingBack) layers.push(layer);
  else {
    clearTimeout(takesBack);
    takesBack = undefined;
    addEntry(layer);
  }
  return () => {
    const index = layers.indexOf(layer);
    if (index < 0) return;
    layers.splice(index, 1);
    if (!isGoingBack) takesBack ??= setTimeout(takeBack);
  };
}
