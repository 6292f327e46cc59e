import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { titleHref } from '@marquee/core';
import type { MediaItem } from '@marquee/tmdb';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from '../../shared/ui';
import type { AnyTitle } from './title-facts';
import { useSuggestions } from './use-suggestions';

const COUNT = 3;

/** Shown in the player at the end of a film or a series: `children` and three recommendations. */
export function WatchNext({ title, children }: { title: AnyTitle; children: ReactNode }) {
  const items = useSuggestions(title).slice(0, COUNT);
  return (
    <div className="grid justify-items-center md:gap-8">
      {children}
      {items.length > 0 && <Suggestions items={items} />}
    </div>
  );
}

function Suggestions({ items }: { items: MediaItem[] }) {
  return (
    <section aria-label={t`Watch next`} className="dark grid w-full max-w-4xl gap-2 text-ink md:gap-4">
      <h2 className="sr-only font-semibold md:not-sr-only md:text-2xl low:sr-only">
        <Trans>Watch next</Trans>
      </h2>
      <ul className="grid grid-cols-3 gap-2 md:gap-5">
        {items.map(({ key, mediaType, id, title: name, backdropPath }) => (
          <li key={key}>
            <Link to={titleHref(mediaType, id, name)} className="group grid min-h-8 content-start md:gap-2">
              <span className="overflow-hidden rounded-md max-md:hidden low:hidden">
                <Picture path={backdropPath} kind="backdrop" alt="" sizes="(min-width: 48rem) 18rem, 30vw" />
              </span>
              <span
                dir="auto"
                className="line-clamp-1 text-center text-xs font-semibold group-hover:text-accent-ink md:text-start md:text-base low:text-center"
              >
                {name}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
