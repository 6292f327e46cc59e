import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MediaItem } from '@marquee/tmdb';
import { useState } from 'react';
import { useDebounced } from '../lib/timing/use-debounced';
import { Picture, Spinner } from '../ui';
import { titleFinderApi } from './title-finder-api';

const SHOWN = 6;
const DELAY_MS = 250;

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
  const query = useDebounced(typed.trim(), DELAY_MS);
  const { currentData, isFetching, isError } = titleFinderApi.useFindTitlesQuery(query, { skip: query === '' });
  const isSuggesting = suggest !== undefined && query === initial.trim();
  const results = query === '' ? undefined : currentData;
  const found = ((isSuggesting && results ? suggest(results) : results) ?? []).slice(0, SHOWN);
  return (
    <>
      <div className="relative">
        <input
          type="search"
          aria-label={t`Find a movie or series`}
          placeholder={t`Find a movie or series`}
          autoComplete="off"
          data-autofocus
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className="h-13 w-full rounded-lg border border-line-strong bg-canvas px-4 placeholder:text-ink-faint"
        />
        {isFetching && (
          <span className="absolute top-1/2 end-4 -translate-y-1/2">
            <Spinner />
          </span>
        )}
      </div>
      <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
        {results &&
          found.length === 0 &&
          (isSuggesting ? t`No suggestions. Change the text to search.` : t`No results found`)}
      </p>
      {isError && (
        <p role="alert" className="mt-2 text-sm text-danger">
          <Trans>The search failed. Try again.</Trans>
        </p>
      )}
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
