import { t } from '@lingui/core/macro';
import { collectionHref } from '@marquee/core';
import type { MediaItem, MovieDetails } from '@marquee/tmdb';
import { useRef } from 'react';
import { cx } from '../../../shared/lib/cx';
import { useNearViewport } from '../../../shared/lib/viewport/use-near-viewport';
import { Badge, MediaRow, PosterCard, PosterCardSkeleton } from '../../../shared/ui';
import { collectionApi } from './collection-api';

/** Number of placeholders while the number of films is unknown. */
const EXPECTED = 4;

interface CollectionRowProps {
  collection: NonNullable<MovieDetails['collection']>;
  /** The film of the current page. */
  film: MediaItem;
}

/** The other films of a film's collection; fetched when the row is near the screen. */
export function CollectionRow({ collection: { id, name }, film }: CollectionRowProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  const { currentData, isError } = collectionApi.useCollectionQuery(id, { skip: !isNear });
  const isAlone = currentData !== undefined && currentData.parts.length < 2;
  // Without its films the row would add nothing to the page.
  if (isError || isAlone) return null;
  return (
    // Not animated while far from the screen: animations are painted there too.
    <div ref={place} className={cx(!isNear && '[&_.shimmer]:animate-none')}>
      <MediaRow title={name} href={collectionHref(id, name)} busy={!currentData}>
        {currentData
          ? currentData.parts.map((part) => (
              <li key={part.key} aria-current={part.key === film.key ? 'true' : undefined} className="relative">
                <div
                  className={cx(
                    part.key === film.key && 'rounded-md ring-2 ring-accent ring-offset-4 ring-offset-canvas',
                  )}
                >
                  <PosterCard item={part} />
                </div>
                {part.key === film.key && (
                  <span className="pointer-events-none absolute top-2 start-2 z-10">
                    <Badge tone="accent">{t`This movie`}</Badge>
                  </span>
                )}
              </li>
            ))
          : Array.from({ length: EXPECTED }, (_, index) => (
              <li key={index}>
                <PosterCardSkeleton />
              </li>
            ))}
      </MediaRow>
    </div>
  );
}
