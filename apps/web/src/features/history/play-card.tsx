import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../shared/lib/cx';
import { HIDDEN_PICTURE } from '../../shared/spoilers/spoiler-texts';
import { Picture } from '../../shared/ui';

interface PlayCardProps {
  href: string;
  title: string;
  details: string;
  /** Shown before the details. */
  mark?: ReactNode;
  picturePath: string | null;
  /** Whether the picture may spoil an episode. */
  isHidden?: boolean;
  sizes?: string | undefined;
  /** Shown over the picture. */
  onPicture?: ReactNode;
  /** Controls in the corner. */
  children?: ReactNode;
}

/** A card that links to a film or an episode and starts playing it. */
export const PlayCard = ({
  href,
  title,
  details,
  mark,
  picturePath,
  isHidden = false,
  sizes = '20rem',
  onPicture,
  children,
}: PlayCardProps) => (
  <article className="group relative">
    <div className="dark relative overflow-hidden rounded-md bg-raised">
      <Picture
        path={picturePath}
        kind="backdrop"
        alt=""
        sizes={sizes}
        className={cx(
          'transition-transform duration-250 ease-out',
          isHidden ? HIDDEN_PICTURE : 'group-hover:scale-[1.03]',
        )}
      />
      <span
        aria-hidden
        className="absolute top-1/2 left-1/2 flex size-12 -translate-1/2 items-center justify-center rounded-full bg-black/70 text-ivory transition-colors group-hover:bg-accent group-hover:text-on-accent"
      >
        <Play className="size-5 translate-x-px fill-current" />
      </span>
      {onPicture}
    </div>
    <h3 dir="auto" className="mt-3 truncate text-page-start text-sm font-semibold">
      <Link to={href} className="card-link group-hover:text-accent-ink">
        {title}
      </Link>
    </h3>
    <p className="mt-0.5 flex items-center gap-1.5 text-xs text-ink-faint">
      {mark}
      <span className="truncate">{details}</span>
    </p>
    {children}
  </article>
);
