import { t } from '@lingui/core/macro';
import { Search, SlidersHorizontal, X } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { i18n } from '../../../shared/i18n';
import { lazyComponent } from '../../../shared/lib/loading/lazy-chunk';
import { useLayer } from '../../../shared/lib/interaction/layers';
import { useDebounced } from '../../../shared/lib/timing/use-debounced';
import { IconButton } from '../../../shared/ui';
import { useIsOnServer } from '../../../shared/ui/head';
import { DEFAULT_PLACEHOLDER, SEARCH_DEBOUNCE_MS } from './constants';
import { moveThroughResults } from './move-through-results';
import { allResultsHref } from './result-kinds';

const SearchPanel = lazyComponent(() => import('./search-panel').then((chunk) => chunk.SearchPanel));
const RotatingPlaceholder = lazyComponent(
  () => import('./search-panel').then((chunk) => chunk.RotatingPlaceholder),
  'background',
);

export const preloadSearchPanel = SearchPanel.preload;

/** Whether the dialog is open. The browser controls this, even before hydration. */
function useSearchOverlay() {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const close = () => dialog.current?.close();
  useLayer(isOpen, close, dialog);

  const onToggle = useEffectEvent(() => {
    const isNowOpen = dialog.current?.open === true;
    if (!isNowOpen && field.current) field.current.value = '';
    setIsOpen(isNowOpen);
    setText(field.current?.value ?? '');
  });
  useEffect(() => {
    // The dialog focuses the field when it opens. React's `autoFocus` would focus it on render.
    if (field.current) field.current.autofocus = true;
    const element = dialog.current;
    if (element?.open) onToggle();
    // Not as a prop: React does not receive this event for a dialog that it hydrates.
    const listener = () => onToggle();
    element?.addEventListener('toggle', listener);
    return () => element?.removeEventListener('toggle', listener);
  }, []);

  return { dialog, field, isOpen, text, setText, close };
}

/**
 * Search-as-you-type dialog (SEARCH-01 to SEARCH-14). The server renders it closed, and the button opens it without
 * React, so that text entered, pasted or composed during hydration is kept.
 */
export function SearchOverlay({ id }: { id: string }) {
  const { dialog, field, isOpen, text, setText, close } = useSearchOverlay();
  const isOnServer = useIsOnServer();
  const navigate = useNavigate();
  const typed = text.trim();
  const query = useDebounced(typed, SEARCH_DEBOUNCE_MS);
  /** The text when Enter was pressed: its first result is opened as soon as it is loaded. */
  const [entered, setEntered] = useState<string | null>(null);

  const leaveTo = (href: string) => {
    void navigate(href);
    close();
    setEntered(null);
  };
  const openPage = (event: SubmitEvent) => {
    event.preventDefault();
    // Reads the field itself: a click that triggered hydration arrives before the state is set.
    leaveTo(allResultsHref(field.current?.value.trim() ?? ''));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && event.target === field.current && typed !== '' && !event.nativeEvent.isComposing) {
      // Otherwise the form would open the search page.
      event.preventDefault();
      setEntered(typed);
      return;
    }
    moveThroughResults(event);
  };

  return (
    <dialog
      ref={dialog}
      id={id}
      aria-label={t`Search`}
      className="inset-0 h-full max-h-none w-full max-w-none animate-[rise-in_200ms_var(--ease-out)] flex-col overflow-hidden bg-surface text-ink shadow-panel outline-none backdrop:animate-[fade-in_180ms] backdrop:bg-scrim open:flex md:inset-x-0 md:top-[9vh] md:bottom-auto md:mx-auto md:h-fit md:max-h-[80vh] md:w-[min(44rem,calc(100vw-4rem))] md:rounded-xl"
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The keys are shortcuts between controls that Tab also reaches. */}
      <div onKeyDown={onKeyDown} className="flex min-h-0 flex-col">
        <form
          role="search"
          action="/search"
          onSubmit={openPage}
          className="flex shrink-0 items-center gap-2 border-b px-3 md:px-4"
        >
          <IconButton label={t`See all results`} type="submit">
            <Search aria-hidden className="size-5" />
          </IconButton>
          <div className="relative min-w-0 flex-1">
            {/* Uncontrolled: React must not modify text that the browser or an input method is composing. */}
            <input
              ref={field}
              autoFocus={isOnServer}
              type="search"
              name="query"
              aria-label={t`Search movies and series`}
              placeholder=" "
              autoComplete="off"
              spellCheck={false}
              enterKeyHint="search"
              onChange={(event) => {
                setText(event.target.value);
                setEntered(null);
              }}
              className="peer h-16 w-full bg-transparent text-lg outline-none [&::-webkit-search-cancel-button]:hidden"
            />
            <span
              aria-hidden
              className="pointer-events-none absolute inset-0 flex items-center text-lg text-ink-faint peer-[:not(:placeholder-shown)]:hidden"
            >
              <Suspense fallback={<span className="truncate">{i18n._(DEFAULT_PLACEHOLDER)}</span>}>
                {isOpen ? <RotatingPlaceholder /> : <span className="truncate">{i18n._(DEFAULT_PLACEHOLDER)}</span>}
              </Suspense>
            </span>
          </div>
          <IconButton label={t`Close`} command="close" commandfor={id}>
            <X aria-hidden className="size-5" />
          </IconButton>
        </form>
        <Link
          to={allResultsHref(typed)}
          className="flex min-h-11 shrink-0 items-center gap-2 border-b px-6 text-sm font-medium text-accent-ink hover:underline"
        >
          <SlidersHorizontal aria-hidden className="size-4" /> {t`Advanced Search/Filter`}
        </Link>
        {isOpen && (
          <Suspense>
            <SearchPanel text={typed} query={query} isEntered={entered === typed} onEnter={leaveTo} />
          </Suspense>
        )}
      </div>
    </dialog>
  );
}
