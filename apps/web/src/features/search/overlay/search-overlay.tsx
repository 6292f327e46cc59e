import { searchHref } from '@marquee/core';
import { Search, SlidersHorizontal, X } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useDebounced } from '../../../shared/lib/timing/use-debounced';
import { useAppDispatch, useAppSelector } from '../../../shared/store';
import {
  recentSearchesCleared,
  recentSearchRemoved,
  searched,
  selectRecentSearches,
} from '../../../shared/store/recent-searches.slice';
import { IconButton, RecentList } from '../../../shared/ui';
import { Modal } from '../../../shared/ui/dialog';
import { SEARCH_DEBOUNCE_MS } from './constants';
import { moveThroughResults, SearchResults } from './search-results';
import { usePlaceholderTitle } from './use-placeholder-titles';

/** The input, with a placeholder that fades from title to title. Its accessible name never changes. */
function SearchInput({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { text, isFading } = usePlaceholderTitle();
  return (
    <div className="relative min-w-0 flex-1">
      {value === '' && (
        <span
          aria-hidden
          className={`pointer-events-none absolute inset-0 flex items-center transition-opacity duration-300 ${isFading ? 'opacity-0' : ''}`}
        >
          <span className="truncate text-lg text-ink-faint">{text}</span>
        </span>
      )}
      <input
        data-autofocus
        type="search"
        aria-label="Search movies and series"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-16 w-full bg-transparent text-lg outline-none [&::-webkit-search-cancel-button]:hidden"
      />
    </div>
  );
}

/** What was searched for before, until something is typed. */
function RecentSearches({ onOpen }: { onOpen: () => void }) {
  const dispatch = useAppDispatch();
  const texts = useAppSelector(selectRecentSearches);
  return (
    <RecentList
      texts={texts}
      onOpen={onOpen}
      onForget={(text) => dispatch(recentSearchRemoved(text))}
      onClear={() => dispatch(recentSearchesCleared())}
    />
  );
}

interface SearchOverlayProps {
  /** What was typed before it was there. */
  initialText?: string;
  onClose: () => void;
}

/** Search as you type, above the page (SEARCH-01 to SEARCH-14). */
export function SearchOverlay({ initialText = '', onClose }: SearchOverlayProps) {
  const [text, setText] = useState(initialText);
  const typed = text.trim();
  const settled = useDebounced(typed, SEARCH_DEBOUNCE_MS);
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const pageHref = typed === '' ? '/search' : searchHref(typed);

  const openPage = (event: SubmitEvent) => {
    event.preventDefault();
    void navigate(pageHref);
    onClose();
  };
  const openTitle = () => {
    dispatch(searched(settled));
    onClose();
  };

  return (
    <Modal
      title="Search"
      onClose={onClose}
      className="inset-0 flex animate-[rise-in_200ms_var(--ease-out)] flex-col overflow-hidden md:inset-x-0 md:top-[9vh] md:bottom-auto md:mx-auto md:max-h-[80vh] md:w-[min(44rem,calc(100vw-4rem))] md:rounded-xl"
    >
      {/* The arrow keys are a shortcut between controls that Tab reaches as well. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div onKeyDown={moveThroughResults} className="flex min-h-0 flex-col">
        <form role="search" onSubmit={openPage} className="flex shrink-0 items-center gap-2 border-b px-3 md:px-4">
          <IconButton label="Show all results" type="submit">
            <Search aria-hidden className="size-5" />
          </IconButton>
          <SearchInput value={text} onChange={setText} />
          <IconButton label="Close" onClick={onClose}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </form>
        <Link
          to={pageHref}
          onClick={onClose}
          className="flex min-h-11 shrink-0 items-center gap-2 border-b px-6 text-sm font-medium text-accent-ink hover:underline"
        >
          <SlidersHorizontal aria-hidden className="size-4" /> Advanced Search/Filter
        </Link>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 py-2 empty:hidden md:px-4">
          <div aria-live="polite">
            {typed !== '' && settled !== '' && <SearchResults query={settled} onLeave={openTitle} />}
          </div>
          {typed === '' && <RecentSearches onOpen={onClose} />}
        </div>
      </div>
    </Modal>
  );
}
