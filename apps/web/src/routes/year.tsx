import { useParams } from 'react-router-dom';
import { YearPage } from '../features/history';
import { Component as NotFound } from './not-found';

/** A four-digit year, or `all`. */
export function Component() {
  const { year } = useParams();
  if (year === 'all') return <YearPage year={null} />;
  if (!/^(?:19|20)\d\d$/.test(year ?? '')) return <NotFound />;
  return <YearPage key={year} year={Number(year)} />;
}
