import { Navigate, useLocation } from 'react-router-dom';
import { FourKPage } from '../features/fourk';
import { pages } from '../pages';

/** `/4K` and `/4k/` are the same page; its canonical address replaces them (ROUTE-03). */
export function Component() {
  const { pathname, search } = useLocation();
  const { path } = pages.fourk;
  return pathname === path ? <FourKPage /> : <Navigate to={`${path}${search}`} replace />;
}
