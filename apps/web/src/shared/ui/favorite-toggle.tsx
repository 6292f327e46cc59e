import { t } from '@lingui/core/macro';
import { Heart } from 'lucide-react';
import { cx } from '../lib/cx';
import { CaptionedButton } from './captioned-button';

interface FavoriteToggleProps {
  /** Name of the title, or `Lost, S1 E2`. */
  title: string;
  isFavorite: boolean;
  onToggle: () => void;
}

/** Adds something to the favorites or removes it. */
export const FavoriteToggle = ({ title, isFavorite, onToggle }: FavoriteToggleProps) => (
  <CaptionedButton
    label={isFavorite ? t`Remove ${title} from favorites` : t`Add ${title} to favorites`}
    caption={t`Favorites`}
    aria-pressed={isFavorite}
    onClick={onToggle}
    className={cx(isFavorite && 'text-accent-ink')}
  >
    <Heart aria-hidden className={cx('size-5', isFavorite && 'fill-current')} />
  </CaptionedButton>
);
