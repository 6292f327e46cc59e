import type { Collection } from '@marquee/tmdb';
import type { ReactNode } from 'react';
import { toLoadState } from '../../../shared/api/load-state';
import { LoadedPage } from '../../../shared/ui/loaded-page';
import { collectionApi } from './collection-api';

interface CollectionLoaderProps {
  id: number;
  notFound: ReactNode;
  children: (collection: Collection) => ReactNode;
}

export const CollectionLoader = ({ id, notFound, children }: CollectionLoaderProps) => (
  <LoadedPage state={toLoadState(collectionApi.useCollectionQuery(id))} what="This collection" notFound={notFound}>
    {children}
  </LoadedPage>
);
