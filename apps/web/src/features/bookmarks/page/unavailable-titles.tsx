import { plural } from '@lingui/core/macro';
import { useAppDispatch } from '../../../shared/store';
import { Button } from '../../../shared/ui';
import { removeMany } from './bulk-edits';
import type { Target } from './filter-and-sort';

/** Bookmarks of titles that TMDB does not have: they can only be removed. */
export function UnavailableTitles({ targets }: { targets: readonly Target[] }) {
  const dispatch = useAppDispatch();
  const count = targets.length;
  return (
    <div className="mt-10 flex flex-wrap items-center justify-between gap-4 border-y border-line py-5">
      <p className="max-w-prose text-sm text-ink-soft">
        {plural(count, {
          one: 'One bookmarked title is no longer in this site’s catalog.',
          other: '# bookmarked titles are no longer in this site’s catalog.',
        })}
      </p>
      <Button variant="secondary" onClick={() => dispatch(removeMany(targets))}>
        {plural(count, { one: 'Remove it', other: 'Remove them' })}
      </Button>
    </div>
  );
}
