import { plural } from '@lingui/core/macro';
import { useAppSelector } from '../../shared/store';
import { selectTitleCount } from './bookmarks';

/** Number of bookmarked titles; renders nothing if there are none, and until stored data is loaded. */
export function ListCount() {
  const count = useAppSelector(selectTitleCount);
  if (count === 0) return null;
  return (
    <span className="tabular rounded-full bg-raised px-1.5 text-2xs font-semibold text-ink-soft">
      <span aria-hidden>{count > 999 ? '999+' : count}</span>
      <span className="sr-only">{plural(count, { one: '# title', other: '# titles' })}</span>
    </span>
  );
}
