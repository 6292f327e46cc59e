import { Redirect } from '../shared/ui/redirect';

/** `/terms` of the footer and some menus is the page at `/tos` (ROUTE-04). */
export const Component = () => <Redirect to="/tos" />;
