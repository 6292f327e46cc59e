import { collectionEndpoint, CollectionPage } from '../features/lists';
import { LoadedPage } from '../shared/ui/loaded-page';
import { Component as NotFound } from './not-found';

export const Component = () => (
  <LoadedPage endpoint={collectionEndpoint} what="This collection" notFound={<NotFound />}>
    {(collection) => <CollectionPage key={collection.id} collection={collection} />}
  </LoadedPage>
);
