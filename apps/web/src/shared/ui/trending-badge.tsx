import { TrendingUp } from 'lucide-react';

/** Marks a title that many look for. An arrow only: words would cover the poster's own. */
export const TrendingBadge = () => (
  <span
    title="Trending"
    className="flex size-7 items-center justify-center rounded-full bg-accent text-on-accent ring-3 ring-canvas"
  >
    <TrendingUp aria-hidden className="size-3.5" strokeWidth={2.5} />
    <span className="sr-only">Trending</span>
  </span>
);
