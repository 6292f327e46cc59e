import { t } from '@lingui/core/macro';
import { Picture } from '../../../shared/ui';
import type { HeroTitle } from './hero-slide';

interface HeroNextProps {
  items: readonly HeroTitle[];
  index: number;
  onChoose: (slide: number) => void;
}

const SHOWN = 4;

const showLabel = ({ title }: HeroTitle): string => t`Show ${title}`;

/** Posters of the next slides; each jumps to its slide. */
export const HeroNext = ({ items, index, onChoose }: HeroNextProps) => (
  <ul className="flex gap-2" aria-label={t`Next slides`}>
    {Array.from({ length: Math.min(SHOWN, items.length - 1) }, (_, step) => (index + step + 1) % items.length).map(
      (slide) => {
        const item = items[slide];
        return (
          item && (
            <li key={item.key} className="w-14">
              <button
                type="button"
                aria-label={showLabel(item)}
                onClick={() => onChoose(slide)}
                className="block w-full overflow-hidden rounded-sm opacity-60 ring-1 ring-line-strong transition-opacity hover:opacity-100 focus-visible:opacity-100"
              >
                <Picture path={item.posterPath} kind="poster" size="w185" alt="" sizes="3.5rem" />
              </button>
            </li>
          )
        );
      },
    )}
  </ul>
);
