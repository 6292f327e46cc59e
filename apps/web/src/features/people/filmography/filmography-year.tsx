import { plural, t } from '@lingui/core/macro';
import { titleHref } from '@marquee/core';
import { Link } from 'react-router-dom';
import { Picture, RatingBadge } from '../../../shared/ui';
import type { Work, YearOfWork } from './filmography';
import { joinList } from '../../../shared/lib/format/format-list';

/** A year of the filmography: the year, and its works beside it. */
export const FilmographyYear = ({ year, works }: YearOfWork) => (
  <li className="grid gap-x-8 border-b border-line py-4 [contain-intrinsic-size:auto_7rem] [content-visibility:auto] md:grid-cols-[9rem_minmax(0,1fr)]">
    <h3 className="display tabular pt-2 pb-2 text-xl text-ink-faint md:pt-3">{year ?? t`Date unknown`}</h3>
    <ul className="grid gap-1 xl:grid-cols-2 xl:gap-x-10">
      {works.map((work) => (
        <WorkLine key={work.title.key} work={work} />
      ))}
    </ul>
  </li>
);

function WorkLine({ work: { title, roles, episodeCount } }: { work: Work }) {
  const { mediaType, id, posterPath, voteAverage } = title;
  const kind = mediaType === 'tv' ? t({ message: 'Series', context: 'one series' }) : null;
  const episodes = episodeCount ? plural(episodeCount, { one: '# episode', other: '# episodes' }) : null;
  const note = [joinList(roles), kind, episodes].filter(Boolean).join(' · ');
  return (
    <li className="group relative flex items-center gap-4 py-1.5">
      <div className="w-10 shrink-0 overflow-hidden rounded-sm bg-raised">
        <Picture path={posterPath} kind="poster" size="w92" alt="" sizes="2.5rem" />
      </div>
      <div className="min-w-0 flex-1">
        <p className="flex items-baseline gap-3">
          <Link
            to={titleHref(mediaType, id, title.title)}
            dir="auto"
            className="line-clamp-2 min-w-0 font-semibold card-link group-hover:text-accent-ink"
          >
            {title.title}
          </Link>
          <RatingBadge voteAverage={voteAverage} className="text-xs text-ink-soft" />
        </p>
        {note && (
          <p dir="auto" className="line-clamp-2 text-sm text-ink-soft">
            {note}
          </p>
        )}
      </div>
    </li>
  );
}
