import { Check } from 'lucide-react';
import { cx } from '../../../shared/lib/cx';
import { Picture, type CardItem } from '../../../shared/ui';

interface SelectableCardProps {
  item: CardItem;
  isSelected: boolean;
  onToggle: () => void;
}

/** A poster that is selected instead of opened. Exactly as high as a `PosterCard`, so that nothing moves. */
export const SelectableCard = ({ item, isSelected, onToggle }: SelectableCardProps) => (
  <button
    type="button"
    role="checkbox"
    aria-checked={isSelected}
    onClick={onToggle}
    className="block w-full text-start"
  >
    <span
      className={cx(
        'relative block overflow-hidden rounded-md bg-raised',
        isSelected && 'ring-3 ring-accent ring-offset-2 ring-offset-canvas',
      )}
    >
      <Picture
        path={item.posterPath}
        kind="poster"
        alt=""
        sizes="(min-width: 80rem) 12rem, (min-width: 48rem) 11rem, 42vw"
      />
      <span
        aria-hidden
        className={cx(
          'absolute top-2.5 end-2.5 flex size-7 items-center justify-center rounded-full border-2',
          isSelected ? 'border-accent bg-accent text-on-accent' : 'border-ivory bg-black/60',
        )}
      >
        {isSelected && <Check className="size-4" strokeWidth={3} />}
      </span>
    </span>
    <span className="mt-3 block truncate text-sm font-semibold">{item.title}</span>
    <span className="mt-0.5 block h-[1.125rem] truncate text-xs text-ink-faint">{item.year}</span>
  </button>
);
