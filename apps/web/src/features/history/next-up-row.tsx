import { episodeHref, finishedSeries, hasAired } from '@marquee/core';
import { Play } from 'lucide-react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useNow } from '../../shared/lib/use-now';
import { useAppSelector } from '../../shared/store';
import { MediaRow, Picture } from '../../shared/ui';
import { nextUpApi, type NextUp } from './api/next-up';

const SHOWN = 12;

/** The next episodes of series that were watched to the end of one; nothing while there is none that has aired. */
export function NextUpRow() {
  const items = useAppSelector((state) => state.history.items);
  const finished = useMemo(
    () =>
      finishedSeries(items)
        .slice(0, SHOWN)
        .map(({ item }) => item),
    [items],
  );
  const { data = [] } = nextUpApi.useNextUpQuery(finished, { skip: finished.length === 0 });
  const nowMs = useNow();
  const aired = data.filter(({ airDate }) => airDate === null || hasAired(airDate, nowMs));
  if (finished.length === 0 || aired.length === 0) return null;
  return (
    <MediaRow title="Next up" cells="wide">
      {aired.map((next) => (
        <li key={next.seriesId}>
          <NextUpCard next={next} />
        </li>
      ))}
    </MediaRow>
  );
}

function NextUpCard({ next }: { next: NextUp }) {
  const { seriesId, title, season, episode, name, stillPath } = next;
  return (
    <article className="group relative">
      <div className="dark relative overflow-hidden rounded-md bg-raised">
        <Picture
          path={stillPath}
          kind="backdrop"
          alt=""
          sizes="20rem"
          className="transition-transform duration-250 ease-out group-hover:scale-[1.03]"
        />
        <span
          aria-hidden
          className="absolute top-1/2 left-1/2 flex size-12 -translate-1/2 items-center justify-center rounded-full bg-black/70 text-ivory transition-colors group-hover:bg-accent group-hover:text-on-accent"
        >
          <Play className="ml-0.5 size-5 fill-current" />
        </span>
      </div>
      <h3 className="mt-3 truncate text-sm font-semibold">
        <Link
          to={episodeHref(seriesId, season, episode, { play: true })}
          className="after:absolute after:inset-0 after:rounded-md group-hover:text-accent-ink"
        >
          {title}
        </Link>
      </h3>
      <p className="mt-0.5 truncate text-xs text-ink-faint">{`S${season} E${episode} · ${name}`}</p>
    </article>
  );
}
