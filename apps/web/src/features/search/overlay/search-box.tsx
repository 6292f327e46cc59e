import { t } from '@lingui/core/macro';
import { Search } from 'lucide-react';
import { useSetting } from '../../../shared/store/settings';
import { preloadSearchPanel, SearchOverlay } from './search-overlay';

const DIALOG_ID = 'search-dialog';

/** The header's search box. It opens the search dialog, as does the slash key. */
export function SearchBox() {
  const hasKey = useSetting('characterKeys');
  return (
    <>
      <button
        type="button"
        aria-label={t`Search`}
        aria-haspopup="dialog"
        aria-keyshortcuts={hasKey ? '/' : undefined}
        command="show-modal"
        commandfor={DIALOG_ID}
        onPointerEnter={preloadSearchPanel}
        onFocus={preloadSearchPanel}
        className="flex size-11 min-w-11 items-center overflow-clip justify-center gap-3 rounded-full text-ink-soft transition-colors hover:text-ink md:h-10 md:w-44 md:justify-start md:border md:border-line-strong md:px-4 md:hover:border-ink-faint xl:w-64 2xl:w-80"
      >
        <Search aria-hidden className="size-5 shrink-0 md:size-4" />
        <span className="hidden truncate text-sm md:inline">{t`Search`}</span>
        {hasKey && (
          <kbd
            aria-hidden
            className="ms-auto hidden rounded-xs border px-1.5 font-[family-name:inherit] text-xs text-ink-faint md:inline"
          >
            /
          </kbd>
        )}
      </button>
      <SearchOverlay id={DIALOG_ID} />
    </>
  );
}
