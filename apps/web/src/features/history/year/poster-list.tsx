import { parseTitleKey, titleHref, type ReviewedTitle } from '@marquee/core';
import { Link } from 'react-router-dom';
import { useSnapshot } from '../../../shared/api';
import { Picture } from '../../../shared/ui';

interface PosterListProps<Title> {
  titles: readonly Title[];
  /** Text below the name. */
  detailOf: (title: Title) => string;
}

/** A row of posters with a short text about each. */
export const PosterList = <Title extends ReviewedTitle>({ titles, detailOf }: PosterListProps<Title>) => (
  <ul className="page-bleed no-scrollbar flex gap-4 overflow-x-auto py-1">
    {titles.map((title) => (
      <li key={title.key} className="w-28 shrink-0 md:w-36">
        <PosterTile title={title} detail={detailOf(title)} />
      </li>
    ))}
  </ul>
);

function PosterTile({ title: { key, title }, detail }: { title: ReviewedTitle; detail: string }) {
  const { mediaType, id } = parseTitleKey(key) ?? { mediaType: 'movie' as const, id: 0 };
  const known = useSnapshot({ mediaType, id });
  return (
    <article className="group relative">
      <div className="overflow-hidden rounded-md bg-raised">
        <Picture path={known?.posterPath ?? null} kind="poster" alt="" sizes="9rem" />
      </div>
      <h3 dir="auto" className="mt-2 line-clamp-2 text-page-start text-sm font-semibold">
        <Link to={titleHref(mediaType, id, title)} className="card-link group-hover:text-accent-ink">
          {title}
        </Link>
      </h3>
      <p className="text-sm text-ink-soft">{detail}</p>
    </article>
  );
}
