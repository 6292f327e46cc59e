import type { PersonDetails } from '@marquee/tmdb';
import type { ReactNode } from 'react';
import { toLoadState } from '../../shared/api/load-state';
import { LoadedPage } from '../../shared/ui/loaded-page';
import { personApi } from './person-api';

interface PersonLoaderProps {
  id: number;
  notFound: ReactNode;
  children: (person: PersonDetails) => ReactNode;
}

/** Loads a person and shows them, a skeleton, the not-found screen or the outage. */
export const PersonLoader = ({ id, notFound, children }: PersonLoaderProps) => (
  <LoadedPage state={toLoadState(personApi.usePersonQuery(id))} what="This person" notFound={notFound}>
    {children}
  </LoadedPage>
);
