import { parseIdParam } from '@marquee/core';
import { useParams } from 'react-router-dom';
import { CollectionLoader, CollectionPage } from '../features/lists';
import { Component as NotFound } from './not-found';

export function Component() {
  const id = parseIdParam(useParams().id);
  if (id === null) return <NotFound />;
  return (
    <CollectionLoader id={id} notFound={<NotFound />}>
      {(collection) => <CollectionPage key={collection.id} collection={collection} />}
    </CollectionLoader>
  );
}
