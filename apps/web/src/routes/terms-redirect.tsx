import { Navigate } from 'react-router-dom';

/** `/terms` of the footer and some menus is the page at `/tos` (spec/README.md). */
export const Component = () => <Navigate to="/tos" replace />;
