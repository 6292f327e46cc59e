import { t } from '@lingui/core/macro';
import { genres } from '@marquee/core';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { cx } from '../lib/cx';
import { genreName } from '../lib/format/genre-name';

type Wish = 'with' | 'without';
const after: Record<Wish | 'any', Wish | 'any'> = { any: 'with', with: 'without', without: 'any' };

function stateLabel(genre: string, wish: Wish | undefined): string {
  if (wish === 'with') return t`${genre}: included`;
  return wish === 'without' ? t`${genre}: excluded` : t`${genre}: any`;
}

interface GenreFieldProps {
  withGenres: readonly string[];
  withoutGenres: readonly string[];
}

/** All genres as buttons with three states: any, included, excluded. */
export function GenreField({ withGenres, withoutGenres }: GenreFieldProps) {
  const [wishes, setWishes] = useState<Partial<Record<string, Wish>>>(() =>
    Object.fromEntries<Wish>([
      ...withGenres.map((slug): [string, Wish] => [slug, 'with']),
      ...withoutGenres.map((slug): [string, Wish] => [slug, 'without']),
    ]),
  );
  const step = (slug: string) =>
    setWishes((now) => {
      const next = after[now[slug] ?? 'any'];
      return { ...now, [slug]: next === 'any' ? undefined : next };
    });
  const slugs = (wish: Wish) =>
    genres
      .filter(({ slug }) => wishes[slug] === wish)
      .map(({ slug }) => slug)
      .join(',');
  return (
    <div className="col-span-2">
      <input type="hidden" name="genres" value={slugs('with')} />
      <input type="hidden" name="without" value={slugs('without')} />
      <ul className="flex flex-wrap gap-2">
        {genres.map(({ slug }) => {
          const name = genreName(slug);
          const wish = wishes[slug];
          return (
            <li key={slug}>
              <button
                type="button"
                aria-label={stateLabel(name, wish)}
                onClick={() => step(slug)}
                className={cx(
                  'inline-flex h-11 items-center gap-1.5 rounded-full border px-4 text-sm font-semibold transition-colors',
                  wish === 'with' && 'border-accent bg-accent text-on-accent',
                  wish === 'without' && 'border-ink-faint bg-raised text-ink-soft line-through',
                  !wish && 'border-line-strong text-ink-soft hover:border-ink hover:text-ink',
                )}
              >
                {wish === 'with' && <Plus aria-hidden className="size-4" />}
                {wish === 'without' && <Minus aria-hidden className="size-4" />}
                <span>{name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
