import { popularApi } from '../../shared/api';
import { Picture, Skeleton } from '../../shared/ui';

const SHOWN = 12;

/** A row of posters in the selected size. */
export function ThumbnailPreview() {
  const { data } = popularApi.usePopularQuery({ mediaType: 'movie' });
  return (
    <div aria-hidden className="pb-5">
      <ul className="no-scrollbar flex gap-3 overflow-hidden *:w-[calc(9rem*var(--thumbnails,1))] *:shrink-0">
        {data
          ? data.results.slice(0, SHOWN).map((item) => (
              <li key={item.key} className="overflow-hidden rounded-md">
                <Picture path={item.posterPath} kind="poster" alt="" sizes="12rem" />
              </li>
            ))
          : Array.from({ length: SHOWN }, (_, index) => (
              <li key={index}>
                <Skeleton className="aspect-2/3 w-full rounded-md" />
              </li>
            ))}
      </ul>
    </div>
  );
}
