import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PageSkeletonLook } from '../pages';
import { PosterCardSkeleton, Skeleton, VisuallyHidden } from '../shared/ui';

const CARDS = Array.from({ length: 12 }, (_, place) => place);

const looks: Record<PageSkeletonLook, () => ReactNode> = {
  hero: () => (
    <div className="-mx-(--page-x) -mt-10 pb-10 md:-mt-14">
      <Skeleton className="h-[30svh] rounded-none [mask-image:linear-gradient(to_top,transparent,black_60%)] md:h-[45svh]" />
      <div className="page-x">
        <Skeleton className="mt-6 h-12 w-full max-w-96" />
        <Skeleton className="mt-4 h-6 w-3/4 max-w-80" />
        <Skeleton className="mt-6 h-13 w-64 max-w-full rounded-full" />
      </div>
    </div>
  ),
  grid: () => (
    <>
      <Skeleton className="h-10 w-56" />
      <Skeleton className="mt-6 mb-8 h-12 w-full max-w-2xl" />
      <div className="@container">
        <div className="poster-grid">
          {CARDS.map((place) => (
            <PosterCardSkeleton key={place} />
          ))}
        </div>
      </div>
    </>
  ),
  text: () => (
    <>
      <Skeleton className="h-10 w-56" />
      <Skeleton className="mt-6 h-5 w-full max-w-[68ch]" />
      <Skeleton className="mt-3 h-5 w-full max-w-[60ch]" />
      <Skeleton className="mt-10 h-40 w-full max-w-5xl" />
      <Skeleton className="mt-4 h-40 w-full max-w-5xl" />
    </>
  ),
};

/** The skeleton of a page whose code is loading. */
export const PagePlaceholder = ({ look }: { look: PageSkeletonLook }) => (
  <div role="status" aria-busy className="page-x py-10 md:py-14">
    <VisuallyHidden>
      <Trans>Loading</Trans>
    </VisuallyHidden>
    {looks[look]()}
  </div>
);
