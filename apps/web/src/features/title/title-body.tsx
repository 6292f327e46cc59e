import { Suspense, type ReactNode } from 'react';
import { CastAndCrew } from './people/cast-and-crew';
import { DetailsPanel } from './facts/details-panel';
import { Keywords } from './keywords';
import { Recommendations } from './recommendations';
import type { AnyTitle } from './title-facts';
import { VideosSection } from './videos/videos-section';

interface TitleBodyProps {
  title: AnyTitle;
  /** Content for one media type (seasons of a series), shown first. */
  children?: ReactNode;
  /** Watch providers, shown beside the cast. */
  offers?: ReactNode;
  /** The collection that the movie is part of. */
  collection?: ReactNode;
}

/** The page below the hero: people, videos and keywords beside facts, then recommendations. */
export const TitleBody = ({ title, children, offers, collection }: TitleBodyProps) => (
  <div className="flex flex-col gap-14 py-12 md:gap-16">
    {children}
    <div className="page-x grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr] 2xl:grid-cols-[minmax(0,1fr)_22rem] 2xl:gap-x-20">
      <div className="empty:hidden lg:col-start-2 lg:row-start-1">{offers}</div>
      <div className="flex min-w-0 flex-col gap-12 empty:hidden lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <Suspense>
          <CastAndCrew credits={title.credits} />
        </Suspense>
        <div className="flex flex-col gap-12 empty:hidden print:hidden">
          <Suspense>
            <VideosSection title={title} />
            <Keywords keywords={title.keywords} />
          </Suspense>
        </div>
      </div>
      <div className="empty:hidden lg:col-start-2">
        <DetailsPanel title={title} />
      </div>
    </div>
    {collection && <Suspense>{collection}</Suspense>}
    <div className="empty:hidden print:hidden">
      <Suspense>
        <Recommendations title={title} />
      </Suspense>
    </div>
  </div>
);
