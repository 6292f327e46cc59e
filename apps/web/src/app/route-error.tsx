import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorScreen } from '../features/crash';
import { Component as NotFound } from '../routes/not-found';

/** A page that broke. A route's own 404 is the not-found screen; 400, 403, 405 and the rest are errors. */
export function RouteError() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <ErrorScreen error={error} />;
}
