import { Navigate, useLocation } from 'react-router-dom';
import { useHead, useIsOnServer } from './head';

/** Leads to another path in place of this one; query and fragment stay. The server, which cannot, leaves such a page to the browser. */
export function Redirect({ to }: { to: string }) {
  const { search, hash } = useLocation();
  useHead({ isRedirect: true });
  return useIsOnServer() ? null : <Navigate to={{ pathname: to, search, hash }} replace />;
}
