import { Skeleton } from '../../../shared/ui';
import './hero.css';

/** Keeps the hero's space while its titles load. */
export const HeroSkeleton = () => (
  <div aria-busy className="hero relative flex items-end">
    <div className="hero-skeleton shimmer absolute inset-0 rounded-none" />
    <div className="page-x relative w-full pb-20 md:pb-9 low:pb-24!">
      <Skeleton className="h-4 w-48" />
      <Skeleton className="mt-4 h-16 w-full max-w-lg" />
      <Skeleton className="mt-5 h-13 w-full max-w-md" />
    </div>
  </div>
);
