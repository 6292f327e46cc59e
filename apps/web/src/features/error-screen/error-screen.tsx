import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { clearEverything } from '../../shared/api';
import { useAppDispatch } from '../../shared/store';
import { Button, buttonClass, ConfirmButton, PageTitle } from '../../shared/ui';
import { describeError, errorLine } from './describe-error';
import { ReportForm } from './report-form';
import { clearStored } from './clear-storage';

const reloadPage = () => window.location.reload();

interface ErrorScreenProps {
  /** The thrown value. */
  error: unknown;
  reload?: () => void;
}

/** Shown when a page throws (ERROR-01). */
export function ErrorScreen({ error: thrown, reload = reloadPage }: ErrorScreenProps) {
  const dispatch = useAppDispatch();
  const error = describeError(thrown);
  const details = Object.entries(error).filter(([, value]) => value !== null);

  const clear = (what: 'bookmarks' | 'history') => void dispatch(clearStored(what)).finally(reload);
  const reset = () => void dispatch(clearEverything()).finally(reload);

  return (
    <div className="page-x flex flex-col gap-10 py-16">
      <PageTitle title={t`Something Broke`} />
      <div role="alert">
        <h1 className="display text-4xl">
          <Trans>Oops! Something Broke</Trans>
        </h1>
        <p className="mt-4 text-lg wrap-anywhere text-danger">{errorLine(error)}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        {/* A full page load: the app itself may be broken. */}
        <a href="/" className={buttonClass()}>
          <Trans>Return Home</Trans>
        </a>
        <Button variant="secondary" onClick={reload}>
          <Trans>Reload Page</Trans>
        </Button>
      </div>
      <section aria-label={t`Stored data`}>
        <p className="max-w-prose text-sm text-ink-soft">
          <Trans>
            If this keeps happening, something stored in this browser may be the cause. If you have an account, your
            data is recovered when you next log in.
          </Trans>
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <ConfirmButton
            label={t`Clear Bookmarks`}
            question={t`Really clear bookmarks?`}
            onConfirm={() => clear('bookmarks')}
          />
          <ConfirmButton
            label={t({
              message: 'Clear Watchlist',
              comment: 'Forgets what was watched, and how far (the history); the list named “Watchlist” stays',
            })}
            question={t({
              message: 'Really clear the watchlist?',
              comment: 'Forgets what was watched, and how far (the history); the list named “Watchlist” stays',
            })}
            onConfirm={() => clear('history')}
          />
          <ConfirmButton label={t`Reset all app data`} question={t`Really reset everything?`} onConfirm={reset} />
        </div>
      </section>
      <ReportForm error={error} />
      <details className="group max-w-4xl border-t pt-4">
        <summary className="flex min-h-11 items-center gap-2 text-sm font-medium">
          <ChevronDown aria-hidden className="size-4 text-ink-faint transition-transform group-open:rotate-180" />
          <Trans>Technical details</Trans>
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
    </div>
  );
}
