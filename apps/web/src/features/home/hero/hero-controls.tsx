import { t } from '@lingui/core/macro';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { IconButton } from '../../../shared/ui';
import { ADVANCE_MS } from './constants';
import type { Carousel } from './use-carousel';

const two = (value: number): string => String(value).padStart(2, '0');

/** Previous, pause and next buttons, the current position, and the time until the next slide. */
export function HeroControls({ carousel, count }: { carousel: Carousel; count: number }) {
  const { index, isRunning, isPaused, canPause, togglePause, next, previous } = carousel;
  return (
    <div className="flex items-center gap-1">
      <IconButton label={t`Previous slide`} onClick={previous} className="-ms-3">
        <ChevronLeft aria-hidden className="rtl:-scale-x-100 size-5" />
      </IconButton>
      {canPause && (
        <IconButton label={isPaused ? t`Start the carousel` : t`Pause the carousel`} onClick={togglePause}>
          {isPaused ? <Play aria-hidden className="size-4" /> : <Pause aria-hidden className="size-4" />}
        </IconButton>
      )}
      <IconButton label={t`Next slide`} onClick={next}>
        <ChevronRight aria-hidden className="rtl:-scale-x-100 size-5" />
      </IconButton>
      <p className="tabular ms-2 flex items-center gap-3 text-sm font-semibold text-ink-soft">
        <span aria-hidden>{two(index + 1)}</span>
        <span aria-hidden data-bar className="h-0.5 w-20 overflow-hidden rounded-full bg-line-strong">
          {isRunning && (
            <span
              key={index}
              className="block h-full origin-left rtl:origin-right animate-[hero-progress_linear_both] bg-accent"
              style={{ animationDuration: `${ADVANCE_MS}ms` }}
            />
          )}
        </span>
        <span aria-hidden>{two(count)}</span>
      </p>
    </div>
  );
}
