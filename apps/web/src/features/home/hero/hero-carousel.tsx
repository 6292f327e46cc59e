import { HeroControls } from './hero-controls';
import { HeroNext } from './hero-next';
import { HeroSlide } from './hero-slide';
import type { HeroCarouselProps } from './hero';
import './hero.css';
import { useCarousel } from './use-carousel';

/** Titles in turn, large (HOME-10). */
export function HeroCarousel({ label, items }: HeroCarouselProps) {
  const count = items.length;
  const [viewportRef, carousel] = useCarousel(count);
  const { index } = carousel;
  const isNear = (slide: number) => [0, 1, count - 1].includes((slide - index + count) % count);
  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className="hero fading-foot dark relative bg-canvas text-ink"
      {...carousel.holdHandlers}
    >
      <div ref={viewportRef} className="h-full overflow-hidden">
        <div aria-live={carousel.isRunning ? 'off' : 'polite'} className="flex h-full touch-pan-y">
          {items.map((item, slide) => (
            <HeroSlide
              key={item.key}
              item={item}
              label={`${slide + 1} of ${count}`}
              isCurrent={slide === index}
              isNear={isNear(slide)}
              isFirst={slide === 0}
              hasAction
            />
          ))}
        </div>
      </div>
      {count > 1 && (
        <div className="page-x pointer-events-none absolute inset-x-0 bottom-6 flex items-end justify-between *:pointer-events-auto md:bottom-9">
          <HeroControls carousel={carousel} count={count} />
          <div className="max-lg:hidden">
            <HeroNext items={items} index={index} onChoose={carousel.goTo} />
          </div>
        </div>
      )}
    </section>
  );
}
