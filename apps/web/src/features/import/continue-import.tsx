import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useAppSelector } from '../../shared/store';
import { selectDataOwner } from '../../shared/store/sync-state.slice';
import { Button } from '../../shared/ui';
import type { ImportJob } from './import-job';
import type { UnfinishedImport } from './import-database';
import { findUnfinished } from './unfinished-import';

/** Offers to continue an import that was interrupted by a reload or a closed tab. */
export function ContinueImport({ job }: { job: ImportJob }) {
  const owner = useAppSelector(selectDataOwner)?.id ?? null;
  const [unfinished, setUnfinished] = useState<UnfinishedImport | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void findUnfinished(owner).then((found) => isCurrent && setUnfinished(found));
    return () => {
      isCurrent = false;
    };
  }, [owner]);
  if (!unfinished) return null;
  const files = unfinished.files.map(({ name }) => name).join(', ');
  return (
    <section
      aria-label={t`Unfinished import`}
      className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg border border-line bg-surface px-5 py-4"
    >
      <p className="me-auto min-w-0 break-words">
        <Trans>
          You haven’t finished importing <span className="font-semibold">{files}</span>.
        </Trans>
      </p>
      <div className="flex gap-3">
        <Button onClick={() => void job.resume(unfinished.files)}>
          <Trans>Continue</Trans>
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            setUnfinished(null);
            void job.cancel();
          }}
        >
          <Trans>Discard</Trans>
        </Button>
      </div>
    </section>
  );
}
