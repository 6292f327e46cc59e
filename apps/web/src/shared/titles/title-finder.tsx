import { t } from '@lingui/core/macro';
import type { MediaItem } from '@marquee/tmdb';
import { useState } from 'react';
import { useDebounced } from '../lib/timing/use-debounced';
import { Picture } from '../ui';
import { FINDER, FinderField } from '../ui/finder-field';
import { titleFinderApi } from './title-finder-api';

interface TitleFinderProps {
  /** The initial search text. */
  initial?: string;
  /** Which results to show before the person has changed the text; all by default. */
  suggest?: (results: readonly MediaItem[]) => readonly MediaItem[];
  onChoose: (title: MediaItem) => void;
}

/** A search field to choose one title. */
export function TitleFinder({ initial = '', suggest, onChoose }: TitleFinderProps) {
  const [typed, setTyped] = useState(initial);
  const query = useDebounced(typed.trim(), FINDER.delayMs);
  const { currentData, isFetching, isError } = titleFinderApi.useFindTitlesQuery(query, { skip: query === '' });
  const isSuggesting = suggest !== undefined && query === initial.trim();
  const results = query === '' ? undefined : currentData;
  const found = ((isSuggesting && results ? suggest(results) : results) ?? []).slice(0, FINDER.shown);
  return (
    <>
      <FinderField
        isFetching={isFetching}
        isError={isError}
        emptyText={
          results &&
          found.length === 0 &&
          (isSuggesting ? t`No suggestions. Change the text to search.` : t`No results found`)
        }
        aria-label={t`Find a movie or series`}
        placeholder={t`Find a movie or series`}
        data-autofocus
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className="h-13 w-full rounded-lg border border-line-strong bg-canvas px-4 placeholder:text-ink-faint"
      />
      <ul className="mt-2 min-h-24">
        {found.map((title) => (
          <li key={title.key}>
            <button
              type="button"
              onClick={() => onChoose(title)}
              className="flex w-full items-center gap-4 rounded-md p-2 text-start transition-colors hover:bg-raised"
            >
              <span className="w-10 shrink-0 overflow-hidden rounded-sm">
                <Picture path={title.posterPath} kind="poster" size="w92" alt="" sizes="2.5rem" />
              </span>
              <span className="min-w-0">
                <span dir="auto" className="block truncate font-semibold">
                  {title.title}
                </span>
                <span className="block text-sm text-ink-soft">
                  {[title.mediaType === 'movie' ? t`Movie` : t({ message: 'Series', context: 'one' }), title.year]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
