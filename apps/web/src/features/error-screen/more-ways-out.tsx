import { ChevronDown } from 'lucide-react';
import { clearSiteData } from '../../shared/lib/browser/clear-site-data';
import { useAppDispatch } from '../../shared/store';
import { ConfirmButton } from '../../shared/ui';
import { clearStored, stopStorageWrites } from './clear-storage';
import { describeError } from './describe-error';
import { ReportForm } from './report-form';

/** What else can be done about an error than to reload (ERROR-04): clear what is stored, report it, read the details. */
export function MoreWaysOut({ error: thrown, reload }: { error: unknown; reload: () => void }) {
  const dispatch = useAppDispatch();
  const error = describeError(thrown);
  const details = Object.entries(error).filter(([, value]) => value !== null);

  const clear = (what: 'bookmarks' | 'history') => void dispatch(clearStored(what)).finally(reload);
  const reset = () => {
    dispatch(stopStorageWrites());
    void clearSiteData().finally(reload);
  };

  return (
    <>
      <section aria-label="Stored data">
        <p className="max-w-prose text-sm text-ink-soft">
          If it keeps happening, something stored in this browser may be the cause. When you are logged in, your data is
          recovered on the next login.
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <ConfirmButton
            label="Clear Bookmarks"
            question="Really clear bookmarks?"
            onConfirm={() => clear('bookmarks')}
          />
          <ConfirmButton
            label="Clear Watchlist"
            question="Really clear the watchlist?"
            onConfirm={() => clear('history')}
          />
          <ConfirmButton label="Reset all app data" question="Really reset everything?" onConfirm={reset} />
        </div>
      </section>
      <ReportForm error={error} />
      <details className="group max-w-4xl border-t pt-4">
        <summary className="flex min-h-11 items-center gap-2 text-sm font-medium">
          <ChevronDown aria-hidden className="size-4 text-ink-faint transition-transform group-open:rotate-180" />
          Technical details
        </summary>
        <dl className="mt-2 grid gap-3 text-sm">
          {details.map(([field, value]) => (
            <div key={field}>
              <dt className="label text-ink-faint">{field}</dt>
              <dd className="mt-1 overflow-x-auto font-mono text-xs whitespace-pre-wrap text-ink-soft">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}
