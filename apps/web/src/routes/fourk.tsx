import { useLocation } from 'react-router-dom';
import { FourKPage } from '../features/fourk';
import { pages } from '../pages';
import { Redirect } from '../shared/ui/redirect';

/** `/4K` and `/4k/` are the same page; the canonical URL replaces them (ROUTE-03). */
export function Component() {
  const { pathname } = useLocation();
  const { path } = pages.fourk;
  return pathname === path ? <FourKPage /> : <Redirect to={path} />;
}
