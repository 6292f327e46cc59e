import type { MediaItem } from '@marquee/tmdb';
import { Suspense } from 'react';
import { lazyComponent } from '../../../shared/lib/loading/lazy-chunk';
import { useIdle } from '../../../shared/lib/timing/use-idle';
import type { CardItem } from '../../../shared/ui';
import { MAX_SLIDES } from './constants';
import { HeroSlide } from './hero-slide';
import './hero.css';

const HeroCarousel = lazyComponent(() => import('./hero-carousel').then((chunk) => chunk.HeroCarousel), 'background');

/** Where a title that was begun goes on. */
export interface Resume {
  href: string;
  /** `S1 E2`; null for a film. */
  episode: string | null;
  /** Of the episode. */
  name: string | null;
  /** `40 min left` */
  remaining: string | null;
  percent: number;
}

/** A title of a slide; with `resume` one that the visitor left. */
export type HeroTitle = CardItem &
  Pick<MediaItem, 'backdropPath'> &
  Partial<Pick<MediaItem, 'overview' | 'date'>> & { resume?: Resume };

export interface HeroCarouselProps {
  /** Accessible name. */
  label: string;
  items: readonly HeroTitle[];
}

/** The first slide alone, exactly where the carousel will show it. */
const FirstSlide = ({ label, items }: HeroCarouselProps) => (
  <section aria-label={label} className="hero fading-foot dark relative flex bg-canvas text-ink">
    {items.slice(0, 1).map((item) => (
      <HeroSlide key={item.key} item={item} label={`1 of ${items.length}`} isCurrent isNear isFirst />
    ))}
  </section>
);

/** Titles in turn, large. The first is there at once; what turns them is loaded when the browser is idle. */
export function Hero({ label, items: all }: HeroCarouselProps) {
  const isIdle = useIdle();
  const items = all.slice(0, MAX_SLIDES);
  const first = <FirstSlide label={label} items={items} />;
  return isIdle ? (
    <Suspense fallback={first}>
      <HeroCarousel label={label} items={items} />
    </Suspense>
  ) : (
    first
  );
}
