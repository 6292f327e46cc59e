import type { Episode } from '@marquee/tmdb';
import { cx } from '../../shared/lib/cx';
import { Picture } from '../../shared/ui';

interface StillProps {
  episode: Pick<Episode, 'stillPath' | 'episodeNumber'>;
  sizes: string;
  className?: string;
}

/** The frame of an episode; its number, drawn, where there is none. */
export const Still = ({ episode: { stillPath, episodeNumber }, sizes, className }: StillProps) =>
  stillPath === null ? (
    <div
      aria-hidden
      className={cx(
        'grid aspect-video w-full place-items-center bg-linear-to-br from-raised via-surface to-canvas [container-type:inline-size]',
        className,
      )}
    >
      <span className="tabular display border-b-[0.06em] border-accent text-[24cqi] leading-none text-ink-soft">
        {episodeNumber}
      </span>
    </div>
  ) : (
    <Picture path={stillPath} kind="backdrop" alt="" sizes={sizes} className={className} />
  );
