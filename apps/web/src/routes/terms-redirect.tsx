import { Redirect } from '../shared/ui/redirect';

/** Redirects `/terms` of the footer and some menus to `/tos` (ROUTE-04). */
export const Component = () => <Redirect to="/tos" />;
