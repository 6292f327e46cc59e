import { msg, t } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans } from '@lingui/react/macro';
import type { ServerCheck } from '@marquee/core';
import { OctagonAlert, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { i18n } from '../../shared/i18n';
import { formatList } from '../../shared/lib/format/format-list';
import { IconButton } from '../../shared/ui';
import { operatorApi } from './operator-api';

const EVERY_MS = 5 * 60_000;

const names: Record<ServerCheck, MessageDescriptor> = {
  folders: msg`Media folders`,
  tmdb: msg`TMDB`,
  provider: msg`Stream provider`,
  database: msg`Database`,
  disk: msg`Disk`,
  backup: msg`Backups`,
};

/** What the status page marks as a problem, laid over the top of the page so that nothing moves (OPERATOR-15). */
export function ProblemLine() {
  const { data } = operatorApi.useServerProblemsQuery(undefined, {
    pollingInterval: EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  /** What was dismissed; anything else shows again. */
  const [dismissed, setDismissed] = useState('');
  const what = formatList((data?.problems ?? []).map((check) => i18n._(names[check])));
  if (what === '' || what === dismissed) return null;
  return (
    <div className="page-x pointer-events-none fixed inset-x-0 top-(--header-height) z-30 mt-2 flex justify-center">
      <aside
        aria-label={t`Problems of the server`}
        className="pointer-events-auto flex max-w-3xl items-center gap-3 rounded-lg border border-line-strong bg-surface ps-4 pe-1 text-sm shadow-panel"
      >
        <OctagonAlert aria-hidden className="size-5 shrink-0 text-danger" />
        <p role="status" className="min-w-0 flex-1">
          <Link to="/operator" className="inline-flex min-h-11 items-center font-semibold hover:underline">
            <Trans>Problem on the server: {what}</Trans>
          </Link>
        </p>
        <IconButton label={t`Dismiss`} onClick={() => setDismissed(what)}>
          <X aria-hidden className="size-4" />
        </IconButton>
      </aside>
    </div>
  );
}
