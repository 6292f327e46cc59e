import { t } from '@lingui/core/macro';
import { collectionEndpoint, CollectionPage } from '../features/lists';
import { LoadedPage } from '../shared/ui/loaded-page';
import { Component as NotFound } from './not-found';

export const Component = () => (
  <LoadedPage endpoint={collectionEndpoint} failedText={t`This collection couldn’t be loaded`} notFound={<NotFound />}>
    {(collection) => <CollectionPage key={collection.id} collection={collection} />}
  </LoadedPage>
);
