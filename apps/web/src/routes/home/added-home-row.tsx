import {
  categoryBySlug,
  categoryHref,
  collectionHref,
  networkBySlug,
  networkHref,
  personHref,
  rowContent,
  type AddedRow,
} from '@marquee/core';
import { ListRow } from '../../features/bookmarks';
import { FeedRow, FilterRow, TitleRow } from '../../features/home';
import { categorySource, collectionEndpoint, networkSource } from '../../features/lists';
import { knownFor, personEndpoint } from '../../features/people';
import { genreName } from '../../shared/lib/format/genre-name';

type Named = Omit<Extract<AddedRow, { name: string }>, 'kind'>;

function PersonRow({ id, name }: Named) {
  const { currentData, isError } = personEndpoint.useQuery(id);
  const items = currentData && knownFor(currentData);
  return <TitleRow title={currentData?.name ?? name} href={personHref(id, name)} list={{ items, isError }} />;
}

function CollectionRow({ id, name }: Named) {
  const { currentData, isError } = collectionEndpoint.useQuery(id);
  return (
    <TitleRow
      title={currentData?.name ?? name}
      href={collectionHref(id, name)}
      list={{ items: currentData?.parts, isError }}
    />
  );
}

/** A row that a person, or the operator, added to home; nothing for one of a later version. */
export function AddedHomeRow({ id }: { id: string }) {
  const row = rowContent(id);
  switch (row?.kind) {
    case 'filter':
      return <FilterRow id={row.id} />;
    case 'list':
      return <ListRow category={row.category} />;
    case 'genre': {
      const category = categoryBySlug(row.slug);
      return category ? (
        <FeedRow title={genreName(row.slug)} href={categoryHref(row.slug)} source={categorySource(category)} />
      ) : null;
    }
    case 'network': {
      const network = networkBySlug(row.slug);
      return network ? (
        <FeedRow title={network.name} href={networkHref(network.slug)} source={networkSource(network)} />
      ) : null;
    }
    case 'person':
      return <PersonRow id={row.id} name={row.name} />;
    case 'collection':
      return <CollectionRow id={row.id} name={row.name} />;
    default:
      return null;
  }
}
