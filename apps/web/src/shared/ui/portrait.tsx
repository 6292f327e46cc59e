import { cx } from '../lib/cx';
import { Picture } from './picture';

/** Initials of first and last name. */
const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter((word) => /\p{L}|\p{N}/u.test(word));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word = '') => Array.from(word)[0] ?? '').join('');
};

interface PortraitProps {
  name: string;
  path: string | null;
  sizes: string;
  eager?: boolean;
  alt?: string;
  className?: string;
}

/** A person's picture, or their initials if there is none. */
export const Portrait = ({ name, path, sizes, eager, alt = '', className }: PortraitProps) =>
  path === null ? (
    <div
      role={alt === '' ? undefined : 'img'}
      aria-label={alt === '' ? undefined : alt}
      className={cx('@container flex aspect-2/3 w-full items-center justify-center bg-raised', className)}
    >
      <span aria-hidden className="display text-[max(1rem,32cqw)] text-ink-faint">
        {initialsOf(name)}
      </span>
    </div>
  ) : (
    // TMDB serves every size of every picture; the sizes of posters suit portraits.
    <Picture path={path} kind="poster" alt={alt} sizes={sizes} eager={eager} className={className} />
  );
