import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../shared/store';
import {
  recentSearchesCleared,
  recentSearchRemoved,
  searched,
  selectRecentSearches,
} from '../../../shared/store/recent-searches.slice';
import { RecentList } from '../../../shared/ui';
import { KindChips } from './kind-chips';
import { TrendingTitles } from './trending-titles';
import type { ResultKind } from './result-kinds';
import { SearchResults } from './search-results';
import { usePlaceholderTitle } from './use-placeholder-titles';

/** A placeholder that fades from title to title. */
export function RotatingPlaceholder() {
  const { text, isFading } = usePlaceholderTitle();
  return <span className={`truncate transition-opacity duration-300 ${isFading ? 'opacity-0' : ''}`}>{text}</span>;
}

/** Recent searches, shown until something is typed. */
function RecentSearches() {
  const dispatch = useAppDispatch();
  const texts = useAppSelector(selectRecentSearches);
  return (
    <RecentList
      texts={texts}
      onForget={(text) => dispatch(recentSearchRemoved(text))}
      onClear={() => dispatch(recentSearchesCleared())}
    />
  );
}

interface SearchPanelProps {
  /** Whether Enter was pressed in the search field. */
  isEntered: boolean;
  onEnter: (href: string) => void;
  /** The trimmed text. */
  text: string;
  /** The same text, debounced. */
  query: string;
}

/** The content below the search field: results, or recent searches and trending titles. */
export function SearchPanel({ text, query, isEntered, onEnter }: SearchPanelProps) {
  const dispatch = useAppDispatch();
  const [kind, setKind] = useState<ResultKind>('all');
  const remember = () => dispatch(searched(query));
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 py-2 empty:hidden md:px-4">
      {text !== '' && <KindChips kind={kind} onChange={setKind} />}
      <div aria-live="polite">
        {text !== '' && query !== '' && (
          <SearchResults
            query={query}
            kind={kind}
            onOpen={remember}
            isEntered={isEntered && query === text}
            onEnter={(href) => {
              remember();
              onEnter(href);
            }}
          />
        )}
      </div>
      {text === '' && (
        <>
          <RecentSearches />
          <TrendingTitles />
        </>
      )}
    </div>
  );
}
