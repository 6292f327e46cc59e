import { t } from '@lingui/core/macro';
import { HeroBody, HeroFrame, HeroHead, HeroPoster } from './hero-frame';
import { Skeleton } from './skeleton';
import { VisuallyHidden } from './visually-hidden';

/** Skeleton of a page with a hero: a title, a person or a collection. */
export const PageSkeleton = () => (
  <div aria-busy="true" role="status">
    <VisuallyHidden>{t`Loading`}</VisuallyHidden>
    <HeroFrame backdropPath={null}>
      <HeroPoster>
        <Skeleton className="aspect-2/3 w-full" />
      </HeroPoster>
      <HeroHead>
        <Skeleton className="h-16 w-full max-w-96 md:h-32" />
        <Skeleton className="h-6 w-3/4 max-w-80" />
      </HeroHead>
      <HeroBody>
        <Skeleton className="h-6 w-80 max-w-full" />
        <div className="flex gap-2">
          <Skeleton className="h-8 w-20 rounded-full" />
          <Skeleton className="h-8 w-24 rounded-full" />
        </div>
        <div className="flex gap-3">
          <Skeleton className="h-13 w-64 rounded-full" />
          <Skeleton className="h-13 w-36 rounded-full" />
        </div>
        <Skeleton className="h-20 w-full max-w-[68ch]" />
      </HeroBody>
    </HeroFrame>
    <div className="min-h-[60svh]" />
  </div>
);
