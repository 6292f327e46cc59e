import { STRANGERS_PAGES } from '@marquee/core';
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';
import { useLocation } from 'react-router-dom';
import { pages } from '../pages';
import { configApi } from '../shared/api';
import { deleteCaches, PAGES_CACHE, SHARED_CACHES } from '../shared/lib/browser/delete-caches';
import { useAppSelector, type AppDispatch, type AppServices, type AppState } from '../shared/store';
import { selectIsRestored } from '../shared/store/hooks';
import { selectUser } from '../shared/store/session.slice';

/** Set while the site is private, for pages that open without a network. */
const KEY = 'private-site';
const strangersPages: readonly string[] = STRANGERS_PAGES;

const selectKnownConfig = configApi.endpoints.config.select();

function isRemembered(): boolean {
  try {
    return window.localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function remember(isPrivate: boolean): void {
  try {
    if (isPrivate) window.localStorage.setItem(KEY, '1');
    else window.localStorage.removeItem(KEY);
  } catch {
    // The browser provides no storage.
  }
}

const selectIsPrivate = (state: AppState): boolean => {
  const { data } = selectKnownConfig(state);
  return data ? data.isPrivate === true : isRemembered();
};

/** One selector: the layout must not render again for anything less, or React drops a page that is not hydrated yet. */
const selectIsStranger = (state: AppState): boolean =>
  selectIsRestored(state) && !selectUser(state) && selectIsPrivate(state);

/**
 * Whether the visitor has to log in to a private site. The server refuses strangers itself; this is for pages that are
 * already open, and for those that open without a network.
 */
export const useIsStranger = (): boolean => useAppSelector(selectIsStranger);

/**
 * Where a stranger logs in, to come back to the page; null on pages that they may see. What stands behind # stays there:
 * browsers send it to no server, and it may be a code.
 */
export function useLogInPath(): string | null {
  const { pathname, search, hash } = useLocation();
  if (strangersPages.includes(pathname.replace(/\/$/, '').toLowerCase())) return null;
  return `${pages.login.path}?${new URLSearchParams({ next: pathname + search }).toString()}${hash}`;
}

/** When somebody logs in or out, forgets what the browser has kept for the other, and asks for the settings again. */
export function startPrivateSiteListeners(
  listeners: ListenerMiddlewareInstance<AppState, AppDispatch, AppServices>,
): void {
  listeners.startListening({
    matcher: configApi.endpoints.config.matchFulfilled,
    effect: ({ payload }) => remember(payload.isPrivate === true),
  });
  listeners.startListening({
    predicate: (_action, now, before) => Boolean(selectUser(now)) !== Boolean(selectUser(before)),
    effect: async (_action, { dispatch, ...api }) => {
      const state = api.getState();
      if (!selectIsPrivate(state)) return;
      await deleteCaches([PAGES_CACHE, ...SHARED_CACHES]);
      await dispatch(configApi.endpoints.config.initiate(undefined, { forceRefetch: true, subscribe: false }));
    },
  });
}
