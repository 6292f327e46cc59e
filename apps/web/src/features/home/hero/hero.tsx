import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { lazyComponent } from '../../../shared/lib/loading/lazy-chunk';
import { MAX_SLIDES } from './constants';
import { HeroSlide, type HeroTitle } from './hero-slide';
import './hero.css';
import { useCarousel } from './use-carousel';

const HeroControls = lazyComponent(() => import('./hero-controls').then((chunk) => chunk.HeroControls), 'background');
const HeroNext = lazyComponent(() => import('./hero-next').then((chunk) => chunk.HeroNext), 'background');

const slideLabel = (number: number, count: number): string => t`${number} of ${count}`;

interface HeroProps {
  /** Accessible name. */
  label: string;
  items: readonly HeroTitle[];
}

/**
 * The carousel of titles (HOME-10). The first slide renders at once and stays the same element, because it is the
 * largest contentful paint. The others and the carousel's code load when the browser is idle.
 */
export function Hero({ label, items: all }: HeroProps) {
  const items = all.slice(0, MAX_SLIDES);
  const count = items.length;
  const [viewportRef, carousel] = useCarousel(count);
  const { index, hasLoaded, isReady } = carousel;
  const isNear = (slide: number) => [0, 1, count - 1].includes((slide - index + count) % count);
  return (
    <section aria-roledescription={t`carousel`} aria-label={label} className="hero relative" {...carousel.holdHandlers}>
      <div ref={viewportRef} className="h-full overflow-hidden">
        <div aria-live={carousel.isRunning ? 'off' : 'polite'} className="flex h-full touch-pan-y">
          {items.slice(0, hasLoaded ? count : 1).map((item, slide) => (
            <HeroSlide
              key={item.key}
              item={item}
              label={slideLabel(slide + 1, count)}
              isCurrent={slide === index}
              isNear={isNear(slide)}
              isFirst={slide === 0}
            />
          ))}
        </div>
      </div>
      {isReady && count > 1 && (
        <div className="page-x pointer-events-none absolute inset-x-0 bottom-5 flex items-end gap-6 *:pointer-events-auto md:bottom-9 md:justify-end">
          <Suspense>
            <HeroControls carousel={carousel} count={count} />
            <div className="max-lg:hidden">
              <HeroNext items={items} index={index} onChoose={carousel.goTo} />
            </div>
          </Suspense>
        </div>
      )}
    </section>
  );
}
