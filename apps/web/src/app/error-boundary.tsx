import { lazy, Suspense } from 'react';

const loadRouteError = () => import('./route-error');
const RouteError = lazy(() => loadRouteError().then(({ RouteError }) => ({ default: RouteError })));

/** Fetches the error screen while nothing is wrong: what breaks later may be the network. */
export const preloadErrorScreen = (): void => void loadRouteError();

/** Shows what went wrong in the route below. */
export const ErrorBoundary = () => (
  <Suspense>
    <RouteError />
  </Suspense>
);
