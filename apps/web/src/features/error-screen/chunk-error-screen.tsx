import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useConfig } from '../../shared/api';
import type { ChunkFailure } from '../../shared/lib/loading/chunk-error';
import { Button, PageTitle } from '../../shared/ui';

const reloadPage = () => window.location.reload();

/**
 * Shown if the code of a page cannot be loaded (ERROR-11). Part of the initial bundle, because the network may be down.
 */
export function ChunkErrorScreen({ failure, reload = reloadPage }: { failure: ChunkFailure; reload?: () => void }) {
  const { siteName } = useConfig();
  const [heading, text] = {
    offline: [t`You’re offline`, t`This page opens as soon as you’re back online.`],
    updated: [t`${siteName} was updated`, t`Reload the page to get the new version.`],
    blocked: [t`This page couldn’t be loaded`, t`Check your connection, then reload.`],
  }[failure];
  return (
    <div className="page-x animate-[fade-in_180ms_200ms_both] py-16">
      <PageTitle title={heading} />
      <div role="alert">
        <h1 className="display text-4xl">{heading}</h1>
        <p className="mt-4 text-lg text-ink-soft">{text}</p>
      </div>
      <Button className="mt-8" onClick={reload}>
        <Trans>Reload</Trans>
      </Button>
    </div>
  );
}
