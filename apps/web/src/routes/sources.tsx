import { SourcesPage } from '../features/sources';
import { useAppSelector } from '../shared/store';
import { selectCanUseSources } from '../shared/store/profiles.slice';
import { Component as NotFound } from './not-found';

export function Component() {
  return useAppSelector(selectCanUseSources) ? <SourcesPage /> : <NotFound />;
}
