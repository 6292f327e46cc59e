import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/*
 * Everything that opens above the page: dialogs, drawers, sheets, menus, the search. Escape and Back close only the
 * topmost one, a navigation closes all. Each adds an entry to the history at the page's URL. The entry is removed when
 * the layer closes, and is replaced by a page that is opened from the layer.
 */

interface Layer {
  close: () => void;
  element: HTMLElement | null;
  isRendered: boolean;
}

/** Layers with a history entry. */
const layers: Layer[] = [];
/** Elements of all rendered layers that the browser does not make modal itself. */
const elements: HTMLElement[] = [];
/** Had the focus before the first of them was opened. */
let pagesFocus: Element | null = null;
/** Runs shortly after a layer has closed, so that a layer opened in its place can reuse its entry. */
let takesBack: ReturnType<typeof setTimeout> | undefined;
/** Set while the browser goes back from the entry of a closed layer. */
let isGoingBack = false;
/** The URL that replaced the page's while a layer was open; applied to the page's history entry when the layer closes. */
let replaced: Parameters<History['replaceState']> | null = null;
/** Key of the page's history entry below the layers. */
let pagesOwn: string | undefined;

/** What this module and React Router keep in a history entry. */
interface EntryState {
  layer?: number;
  /** Name of the page's own entry below the layer. */
  page?: string | undefined;
  key?: string;
  idx?: number;
}

const depthOf = (state: EntryState | null): number => state?.layer ?? 0;
const nameOf = (state: EntryState | null): string => `${state?.idx ?? ''} ${state?.key ?? ''}`;
const stateNow = (): EntryState | null => history.state as EntryState | null;
const depthNow = () => depthOf(stateNow());
const isAboveLayers = () => depthNow() > 0 && (layers.length > 0 || takesBack !== undefined);
const isAnotherPage = (url: string | URL | null | undefined) =>
  new URL(url ?? '', location.href).pathname !== location.pathname;

function closeAll(closed = layers.splice(0)): void {
  for (const { close } of [...closed].reverse()) close();
  // A busy one refuses.
  setTimeout(() => {
    for (const layer of closed) if (layer.isRendered) enter(layer);
  });
}

/** Call once, before the router subscribes, so that it ignores events that concern layers only. */
export function startLayers(): void {
  const push = history.pushState.bind(history);
  const replace = history.replaceState.bind(history);
  history.pushState = (state: EntryState | null, unused, url) => {
    if (!isAboveLayers() || depthOf(state) > depthNow()) push(state, unused, url);
    else {
      replace(state, unused, url);
      closeAll();
    }
  };
  history.replaceState = (state: EntryState | null, unused, url) => {
    if (!isAboveLayers()) replace(state, unused, url);
    else if (isAnotherPage(url)) {
      replace(state, unused, url);
      closeAll();
    } else {
      replaced = [state, unused, url];
      replace({ ...state, layer: depthNow(), page: pagesOwn }, unused, url);
    }
  };
  window.addEventListener('popstate', (event: PopStateEvent) => {
    const state = event.state as EntryState | null;
    const depth = depthOf(state);
    const closed = layers.splice(depth);
    if (!isGoingBack && closed.length === 0) {
      // The entry of a closed layer is reached by Forward, or by Back from a page that was opened from another above it.
      if (layers.length === 0) pagesOwn = undefined;
      takeBack();
      return;
    }
    if (depth > 0 || nameOf(state) === pagesOwn) {
      // The page does not change, so the router need not be notified.
      event.stopImmediatePropagation();
      if (depth === 0 && replaced) replace(...replaced);
    }
    if (depth === 0) replaced = null;
    if (isGoingBack) {
      isGoingBack = false;
      // Layers that were opened in the meantime.
      for (const layer of closed) addEntry(layer);
      // And those that were closed.
      takesBack ??= setTimeout(takeBack);
    } else closeAll(closed);
  });
  document.addEventListener('keydown', (event) => {
    const top = layers.at(-1);
    if (!top || event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    // Escape would also clear a search field, or leave full screen.
    event.preventDefault();
    top.close();
  });
  // A link to the page below is no navigation.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest('a[href^="/"]:not([target], [download])');
    if (!link || !layers.at(-1)?.element?.contains(link)) return;
    for (const { close } of [...layers].reverse()) close();
  });
  const reloaded = stateNow();
  if (depthOf(reloaded) > 0) {
    const { layer: _, page, ...own } = reloaded ?? {};
    pagesOwn = page;
    replaced = [own, '', location.href];
    takeBack();
  }
}

function addEntry(layer: Layer): void {
  layers.push(layer);
  if (depthNow() >= layers.length) return;
  if (layers.length === 1) {
    pagesOwn = nameOf(stateNow());
    replaced = null;
  }
  history.pushState({ ...stateNow(), layer: layers.length, page: pagesOwn }, '');
}

function enter(layer: Layer): void {
  if (isGoingBack) layers.push(layer);
  else {
    clearTimeout(takesBack);
    takesBack = undefined;
    addEntry(layer);
  }
}

function takeBack(): void {
  takesBack = undefined;
  const entries = depthNow() - layers.length;
  if (entries <= 0) return;
  isGoingBack = true;
  history.go(-entries);
}

/** Only the topmost layer can be focused and pressed. Toasts stay usable: they are outside of the app's root element. */
function updateInert(): void {
  const top = elements.at(-1) ?? null;
  // The search is a `<dialog>`: layers that are opened from it are in it, beside its content.
  for (const page of document.querySelectorAll('#root, dialog > :not([data-scrim], [data-layer])'))
    page.toggleAttribute('inert', page.parentElement?.contains(top) === true);
  for (const element of elements) element.toggleAttribute('inert', element !== top);
}

/** Focuses the element marked `data-autofocus`, else the first control. @returns a function that returns the focus */
function moveFocusInto(element: HTMLElement): () => void {
  const opener = document.activeElement;
  if (elements.length === 0) pagesFocus = opener;
  const wanted =
    element.querySelector<HTMLElement>('[data-autofocus]') ??
    element.querySelector<HTMLElement>('button:enabled, input:enabled, textarea, select');
  (wanted ?? element).focus({ preventScroll: true });
  elements.push(element);
  updateInert();
  return () => {
    elements.splice(elements.indexOf(element), 1);
    updateInert();
    // Of layers that close at once the lowest is removed first, while its opener is inert.
    const next = elements.length === 0 ? pagesFocus : opener;
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  };
}

function openLayer(layer: Layer): () => void {
  const { element } = layer;
  // The browser does this for its own modal dialogs.
  const returnFocus = element && !(element instanceof HTMLDialogElement) ? moveFocusInto(element) : undefined;
  enter(layer);
  return () => {
    layer.isRendered = false;
    returnFocus?.();
    // What is in a closed `<dialog>` is rendered and not displayed.
    for (const other of [...layers].reverse()) if (other !== layer && element?.contains(other.element)) other.close();
    const index = layers.indexOf(layer);
    if (index < 0) return;
    layers.splice(index, 1);
    if (!isGoingBack) takesBack ??= setTimeout(takeBack);
  };
}

/** Makes an element a layer while `isOpen`: it takes the focus, and the page below is inert. */
export function useLayer(isOpen: boolean, onClose: () => void, element: RefObject<HTMLElement | null>): void {
  const close = useEffectEvent(onClose);
  useLayoutEffect(
    () => (isOpen ? openLayer({ close: () => close(), element: element.current, isRendered: true }) : undefined),
    [isOpen, element],
  );
}
