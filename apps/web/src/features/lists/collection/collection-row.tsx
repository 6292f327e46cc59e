import { t } from '@lingui/core/macro';
import { collectionHref } from '@marquee/core';
import type { MediaItem, MovieDetails } from '@marquee/tmdb';
import { useRef } from 'react';
import { cx } from '../../../shared/lib/cx';
import { useNearViewport } from '../../../shared/lib/viewport/use-near-viewport';
import { Badge, MediaRow, PosterCard, PosterCardSkeleton } from '../../../shared/ui';
import { collectionApi } from './collection-api';

/** Stand-ins while it is not known how many films there are. */
const EXPECTED = 4;

interface CollectionRowProps {
  collection: NonNullable<MovieDetails['collection']>;
  /** The film whose page this is. */
  film: MediaItem;
}

/** The other films of a film's collection; asked for when the row comes near the screen. */
export function CollectionRow({ collection: { id, name }, film }: CollectionRowProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearViewport(place);
  const { currentData, isError } = collectionApi.useCollectionQuery(id, { skip: !isNear });
  const isAlone = currentData !== undefined && currentData.parts.length < 2;
  // Without its films the row has nothing to say that the page does not.
  if (isError || isAlone) return null;
  return (
    // What nobody waits for does not move: an animation far below the screen is painted all the same.
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
