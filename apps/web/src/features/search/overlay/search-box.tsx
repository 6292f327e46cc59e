import { Search } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyComponent } from '../../../shared/lib/loading/lazy-chunk';
import { useSetting } from '../../../shared/store/settings.slice';
import { TypedEarly } from './typed-early';

const SearchOverlay = lazyComponent(() => import('./search-overlay').then((chunk) => chunk.SearchOverlay));
/** The browser's address: that of the next page while it is still being drawn. */
const addressNow = () => window.location.pathname + window.location.search;

/** The search box of the header. It opens the overlay; so does the slash key. Every change of page closes it. */
export function SearchBox() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [shownOn, setShownOn] = useState(address);
  /** The address at which it was opened; null while it is closed. */
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  if (shownOn !== address) {
    setShownOn(address);
    if (openedOn !== address) setOpenedOn(null);
  }

  const [typedEarly, setTypedEarly] = useState('');
  const open = useCallback(() => {
    setTypedEarly('');
    setOpenedOn(addressNow());
  }, []);
  const close = useCallback(() => setOpenedOn(null), []);

  const hasKey = useSetting('characterKeys');

  return (
    <>
      <button
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts={hasKey ? '/' : undefined}
        onPointerEnter={SearchOverlay.preload}
        onFocus={SearchOverlay.preload}
        onClick={open}
        className="flex size-11 items-center justify-center gap-3 rounded-full text-ink-soft transition-colors hover:text-ink md:h-10 md:w-64 md:justify-start md:border md:border-line-strong md:px-4 md:hover:border-ink-faint xl:w-80"
      >
        <Search aria-hidden className="size-5 shrink-0 md:size-4" />
        <span className="hidden text-sm md:inline">Search</span>
        {hasKey && (
          <kbd
            aria-hidden
            className="ml-auto hidden rounded-xs border px-1.5 font-[family-name:inherit] text-xs text-ink-faint md:inline"
          >
            /
          </kbd>
        )}
      </button>
      {openedOn !== null && (
        <Suspense fallback={<TypedEarly onType={setTypedEarly} onClose={close} />}>
          <SearchOverlay initialText={typedEarly} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
