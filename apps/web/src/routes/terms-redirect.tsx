import { Redirect } from '../shared/ui/redirect';

/** `/terms` of the footer and some menus is the page at `/tos` (spec/README.md). */
export const Component = () => <Redirect to="/tos" />;
