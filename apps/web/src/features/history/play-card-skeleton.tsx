import { Skeleton } from '../../shared/ui';

/** Placeholder with the exact size of a `PlayCard`, so that nothing moves when it is loaded. */
export const PlayCardSkeleton = () => (
  <>
    <Skeleton className="aspect-video w-full rounded-md" />
    <div className="mt-3 h-10">
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="mt-2 h-3 w-3/4" />
    </div>
  </>
);
