import type { ReactNode } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import { SsrPageProvider, type SsrPage } from '../shared/lib/ssr-page';
import { HeadProvider, type Head } from '../shared/ui/head';
import { ErrorBoundary } from './error-boundary';
import { AppProviders } from './providers';
import { routes } from './router';
import type { AppState } from '../shared/store';
import type { AppStore } from './store';

/** A page that throws is caught inside the layout; this boundary catches errors of the layout itself. */
function Routed() {
  const { pathname } = useLocation();
  return <ErrorBoundary of={pathname}>{useRoutes(routes)}</ErrorBoundary>;
}

interface AppProps {
  store: AppStore;
  /** Set if the server rendered the page. */
  ssrPage?: SsrPage | undefined;
  ssrState?: AppState | undefined;
  /** Collects the page's title and description; on the server only. */
  head?: Head;
  /** Wraps the routes in a router. */
  router: (routed: ReactNode) => ReactNode;
}

/** The same tree in the browser and on the server. */
export const App = ({ store, ssrPage, ssrState, head, router }: AppProps) => (
  <SsrPageProvider value={ssrPage ?? null}>
    <HeadProvider value={head ?? null}>
      <AppProviders store={store} ssrState={ssrState}>
        {router(<Routed />)}
      </AppProviders>
    </HeadProvider>
  </SsrPageProvider>
);
