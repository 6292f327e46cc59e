import { cx } from '../lib/cx';

/** A shimmering placeholder of a given shape. Hidden from assistive technology: the region around it is `aria-busy`. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={cx('shimmer', className)} />
);

/** Placeholder with the exact size of a `PosterCard`, so that nothing moves when the titles arrive. */
export const PosterCardSkeleton = () => (
  <div aria-hidden>
    <div className="shimmer aspect-2/3 w-full rounded-md" />
    <div className="mt-3 min-h-[3.75rem]">
      <div className="flex h-5 items-center">
        <div className="shimmer h-3.5 w-4/5 rounded-xs" />
      </div>
      <div className="mt-0.5 flex h-[1.125rem] items-center">
        <div className="shimmer h-3 w-1/2 rounded-xs" />
      </div>
    </div>
  </div>
);

/** Number of placeholders that a list shows while it loads (HOME-06). */
export const SKELETONS = { few: 10, many: 30 } as const;
