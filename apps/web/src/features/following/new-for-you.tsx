import { Suspense, useRef } from 'react';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import { useAppSelector } from '../../shared/store';
import { selectNewEpisodes } from '../../shared/store/new-episodes';
import { RowPlace } from '../../shared/ui';

const Row = lazyComponent(() => import('./new-for-you-row').then((chunk) => chunk.NewForYouRow), 'background');

/** Followed series with new episodes. Its space is there only if the page knows of some (`data-news`). */
export function NewForYou() {
  const found = useAppSelector(selectNewEpisodes);
  const place = useRef<HTMLDivElement>(null);
  return (
    <>
      <RowPlace ref={place} />
      <div className="if-news">
        <Suspense>{found && <Row found={found} place={place} />}</Suspense>
      </div>
    </>
  );
}
