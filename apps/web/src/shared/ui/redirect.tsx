import { Navigate, useLocation } from 'react-router-dom';
import { useHead, useIsOnServer } from './head';

/**
 * Redirects to another path, keeping query and fragment. Only works in the browser; the server does not render such
 * pages.
 */
export function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  useHead({ isRedirect: true });
  return useIsOnServer() ? null : <Navigate to={{ pathname: to, search, hash }} replace />;
}
