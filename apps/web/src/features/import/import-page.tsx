import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useIsRestored } from '../../shared/store';
import { Button, buttonClass, ProgressBar, Spinner } from '../../shared/ui';
import type { AppliedImport } from './import-database';
import { ContinueImport } from './continue-import';
import { FilePicker } from './file-picker';
import type { ImportJob } from './import-job';
import { JellyfinServers } from './jellyfin-servers';
import { PastImports } from './past-imports';
import { ReviewImport } from './review-import';
import { SupportedExports } from './supported-exports';
import { useImportJob } from './use-import-job';

const undoneText = (count: number): string =>
  plural(count, {
    one: 'Import undone. # entry was removed.',
    other: 'Import undone. # entries were removed.',
  });
const readingText = (lines: number): string =>
  lines === 0
    ? t`Reading your files`
    : plural(lines, { one: 'Reading your files: # line', other: 'Reading your files: # lines' });
const lookingUpText = (count: number): string =>
  plural(count, { one: 'Looking up # title', other: 'Looking up # titles' });
const addedText = (count: number): string => plural(count, { one: 'Added # entry.', other: 'Added # entries.' });

/** Imports data from other services: choose files, review a dry run, undo. */
export function ImportPage() {
  const { job, state } = useImportJob();
  const isRestored = useIsRestored();
  const { phase } = state;
  return (
    <div className="page-x max-w-5xl py-10 md:py-14">
      <h1 className="display text-3xl md:text-4xl">
        <Trans>Import</Trans>
      </h1>
      <p className="mt-3 mb-8 max-w-prose text-ink-soft">
        <Trans>
          Bring what you’ve watched, rated and saved elsewhere. Your files stay in this browser. Only titles are looked
          up.
        </Trans>
      </p>
      {(phase === 'idle' || phase === 'failed' || phase === 'done' || phase === 'undone') && isRestored && (
        <>
          {phase === 'done' && <Added applied={state.applied} job={job} />}
          {phase === 'undone' && <Notice>{undoneText(state.count)}</Notice>}
          {phase === 'failed' && (
            <Notice>
              <Trans>The import stopped because of a problem in this browser. Try it again.</Trans>
            </Notice>
          )}
          {(phase === 'idle' || phase === 'failed') && <ContinueImport job={job} />}
          <FilePicker onFiles={(files) => void job.read(files)} />
          <JellyfinServers job={job} />
          <PastImports job={job} isHidden={phase === 'done' ? state.applied.id : null} />
          <SupportedExports />
        </>
      )}
      {phase === 'reading' && <Busy text={readingText(state.lines)} onCancel={() => void job.cancel()} />}
      {phase === 'matching' && (
        <Busy
          text={lookingUpText(state.total)}
          done={state.done}
          total={state.total}
          onCancel={() => void job.cancel()}
        />
      )}
      {phase === 'writing' && <Busy text={t`Saving`} done={state.done} total={state.total} />}
      {phase === 'review' && <ReviewImport review={state.review} job={job} />}
    </div>
  );
}

/** A status message, also announced to screen readers. */
function Notice({ children }: { children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div
      ref={notice}
      tabIndex={-1}
      role="status"
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-surface px-5 py-4"
    >
      {children}
    </div>
  );
}

const Added = ({ applied, job }: { applied: AppliedImport; job: ImportJob }) => (
  <Notice>
    <p className="me-auto font-semibold">{addedText(applied.count)}</p>
    <Link to="/diary?view=tickets" className={buttonClass('quiet')}>
      <Trans>Your tickets</Trans>
    </Link>
    <Link to="/bookmarks" className={buttonClass('quiet')}>
      <Trans>My list</Trans>
    </Link>
    <Button variant="secondary" onClick={() => void job.undo(applied)}>
      <Trans>Undo</Trans>
    </Button>
  </Notice>
);

interface BusyProps {
  text: string;
  done?: number;
  total?: number;
  onCancel?: () => void;
}

const Busy = ({ text, done, total = 0, onCancel }: BusyProps) => (
  <div className="flex flex-col items-center gap-5 rounded-lg border border-line bg-surface px-6 py-14 text-center">
    {done === undefined ? <Spinner /> : null}
    <p role="status" className="text-lg font-semibold">
      {text}
    </p>
    {done !== undefined && (
      <ProgressBar label={text} percent={total === 0 ? 100 : (100 * done) / total} className="w-full max-w-md" />
    )}
    {onCancel && (
      <>
        <p className="text-sm text-ink-soft">
          <Trans>You can keep browsing. We’ll tell you when it’s ready.</Trans>
        </p>
        <Button variant="secondary" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </>
    )}
  </div>
);
