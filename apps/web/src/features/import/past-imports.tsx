import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { formatMoment } from '../../shared/lib/format/format-moment';
import { useAppSelector } from '../../shared/store';
import { selectDataOwner } from '../../shared/store/sync-state.slice';
import { Button } from '../../shared/ui';
import { listApplied } from './applied-imports';
import type { AppliedImport } from './import-database';
import type { ImportJob } from './import-job';

const entriesText = (count: number): string => plural(count, { one: '# entry', other: '# entries' });

/** Previous imports, each with Undo. */
export function PastImports({ job, isHidden }: { job: ImportJob; isHidden: string | null }) {
  const owner = useAppSelector(selectDataOwner)?.id ?? null;
  const [imports, setImports] = useState<readonly AppliedImport[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void listApplied(owner).then((found) => isCurrent && setImports(found));
    return () => {
      isCurrent = false;
    };
  }, [owner]);
  const shown = imports.filter(({ id }) => id !== isHidden);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="past-imports" className="mt-14">
      <h2 id="past-imports" className="display text-2xl">
        <Trans>Your imports</Trans>
      </h2>
      <ul className="mt-4">
        {shown.map((applied) => (
          <li key={applied.id} className="flex flex-wrap items-center justify-between gap-4 border-t border-line py-4">
            <div className="min-w-0">
              <p className="truncate font-semibold">{applied.files.join(', ')}</p>
              <p className="mt-1 text-sm text-ink-soft">
                {formatMoment(applied.appliedAt)} · {entriesText(applied.count)}
              </p>
            </div>
            <Button variant="secondary" onClick={() => void job.undo(applied)}>
              <Trans>Undo</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
