import { Navigate, useLocation } from 'react-router-dom';
import { FourKPage } from '../features/fourk';
import { paths } from '../shared/config/paths';

/** `/4K` and `/4k/` are the same page; its canonical address replaces them (ROUTE-03). */
export function Component() {
  const { pathname, search } = useLocation();
  const { pattern } = paths.fourK;
  return pathname === pattern ? <FourKPage /> : <Navigate to={`${pattern}${search}`} replace />;
}
