import { Navigate } from 'react-router-dom';
import { useHead, useIsOnServer } from './head';

/** Leads to another address in place of this one. The server, which cannot, leaves such a page to the browser. */
export function Redirect({ to }: { to: string }) {
  useHead({ isRedirect: true });
  return useIsOnServer() ? null : <Navigate to={to} replace />;
}
