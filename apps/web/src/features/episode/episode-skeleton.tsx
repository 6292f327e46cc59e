import { Trans } from '@lingui/react/macro';
import { Skeleton, VisuallyHidden } from '../../shared/ui';
import { HeroFrame } from '../../shared/ui/hero-frame';

/** Skeleton of an episode's heading. */
export const EpisodeHeadSkeleton = () => (
  <>
    <Skeleton className="h-14 w-96 max-w-full md:h-16" />
    <Skeleton className="h-5 w-64 max-w-full" />
    {/* Play, the round buttons, and the stars below. */}
    <div className="h-43 w-full sm:h-28">
      <Skeleton className="h-13 w-full rounded-full sm:w-72" />
    </div>
    <Skeleton className="h-20 w-full max-w-[68ch]" />
  </>
);

export const EpisodeSkeleton = () => (
  <div aria-busy="true" role="status">
    <VisuallyHidden>
      <Trans>Loading</Trans>
    </VisuallyHidden>
    <HeroFrame backdropPath={null} hasPoster={false}>
      <div className="col-span-full flex min-w-0 flex-col items-start gap-5 low:gap-3">
        <Skeleton className="h-11 w-60" />
        <EpisodeHeadSkeleton />
      </div>
    </HeroFrame>
    <div className="min-h-[60svh]" />
  </div>
);
