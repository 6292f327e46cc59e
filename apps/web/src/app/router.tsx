import { keysOf } from '@marquee/core';
import { matchRoutes, type Params, type RouteObject } from 'react-router-dom';
import { pageTitles } from '../page-titles';
import { pages, type Page, type PageName } from '../pages';
import { loadPageMessages } from '../shared/i18n';
import { RootLayout } from './layout/root-layout';
import { ClosedPage } from './closed-page';
import { lazyPage, type LazyPage } from './lazy-page';

interface PageHandle extends Pick<LazyPage, 'preload'> {
  name: PageName;
  isSsr: boolean;
  isShuffled: boolean;
}

/** Shown at the URLs of pages that a profile may not open. */
const { Component: NotFound } = lazyPageOf('not-found');

function lazyPageOf(name: PageName): LazyPage {
  const page: Page = pages[name];
  const load = async () => (await Promise.all([page.load(), loadPageMessages(name)]))[0];
  return lazyPage({ ...page, ...pageTitles[name], load });
}

function route(name: PageName): RouteObject {
  const { path, isSsr, isShuffled = false, closedTo }: Page = pages[name];
  const { Component, preload } = lazyPageOf(name);
  const Page = closedTo
    ? () => (
        <ClosedPage to={closedTo} missing={<NotFound />}>
          <Component />
        </ClosedPage>
      )
    : Component;
  return { path, Component: Page, handle: { name, isSsr, isShuffled, preload } satisfies PageHandle };
}

export const routes: RouteObject[] = [{ Component: RootLayout, children: keysOf(pages).map(route) }];

/** The page at a URL, with its parameters. */
export function pageAt(pathname: string): (PageHandle & { params: Params }) | undefined {
  const match = matchRoutes(routes, pathname)?.at(-1);
  return match && { ...(match.route.handle as PageHandle), params: match.params };
}
