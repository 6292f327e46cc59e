import { useLocation } from 'react-router-dom';
import { FourKPage } from '../features/fourk';
import { pages } from '../pages';
import { useAppSelector } from '../shared/store';
import { selectIsRestricted } from '../shared/store/profiles.slice';
import { Redirect } from '../shared/ui/redirect';
import { Component as NotFound } from './not-found';

/** `/4K` and `/4k/` are the same page; its canonical address replaces them (ROUTE-03). */
export function Component() {
  const { pathname } = useLocation();
  const isRestricted = useAppSelector(selectIsRestricted);
  const { path } = pages.fourk;
  if (isRestricted) return <NotFound />;
  return pathname === path ? <FourKPage /> : <Redirect to={path} />;
}
