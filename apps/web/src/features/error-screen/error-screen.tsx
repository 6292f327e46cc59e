import { Suspense } from 'react';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import { Button, buttonClass, PageTitle } from '../../shared/ui';
import { describeError, errorLine } from './describe-error';

const MoreWaysOut = lazyComponent(() => import('./more-ways-out').then((chunk) => chunk.MoreWaysOut), 'background');

const reloadPage = () => window.location.reload();

interface ErrorScreenProps {
  /** Whatever was thrown. */
  error: unknown;
  reload?: () => void;
}

/** What a visitor sees when a page breaks (ERROR-01). It is there with the app: what breaks may be the network as well. */
export const ErrorScreen = ({ error, reload = reloadPage }: ErrorScreenProps) => (
  <div className="page-x flex flex-col gap-10 py-16">
    <PageTitle title="Something Broke" />
    <div role="alert">
      <h1 className="display text-4xl">Oops! Something Broke</h1>
      <p className="mt-4 text-lg wrap-anywhere text-danger">{errorLine(describeError(error))}</p>
    </div>
    <div className="flex flex-wrap gap-3">
      {/* A full load: what broke may be the app itself. */}
      <a href="/" className={buttonClass()}>
        Return Home
      </a>
      <Button variant="secondary" onClick={reload}>
        Reload Page
      </Button>
    </div>
    <Suspense>
      <MoreWaysOut error={error} reload={reload} />
    </Suspense>
  </div>
);
