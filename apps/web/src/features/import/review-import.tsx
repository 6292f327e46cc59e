import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { countAdditions, recordKinds, reportCsv, type RecordKind } from '@marquee/core/import';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../shared/lib/browser/save-file';
import { formatInteger } from '../../shared/lib/format/format-integer';
import { Button, Spinner } from '../../shared/ui';
import type { ImportJob } from './import-job';
import type { Review } from './import-state';
import { OpenTitles } from './open-titles';
import { Problems } from './problems';
import { reportTexts } from './report-texts';
import { exportNames, nothingToAdd, recordName, totalsOf } from './texts';
import { joinList } from '../../shared/lib/format/format-list';

/** Shows what an import would do before it is applied. */
export function ReviewImport({ review, job }: { review: Review; job: ImportJob }) {
  const { plan, kinds, files, failed } = review;
  const failedCount = failed.length;
  const added = countAdditions(plan.additions);
  const needsProfile = review.profiles.length > 0 && review.profile === null;
  const [isApplying, setIsApplying] = useState(false);
  const apply = () => {
    setIsApplying(true);
    void job.apply().finally(() => setIsApplying(false));
  };
  const from = joinList(kinds.map((kind) => exportNames[kind]));
  const saveReport = () =>
    saveFile('marquee-import.csv', new Blob([reportCsv(plan.lines, reportTexts())], { type: 'text/csv' }));
  return (
    <>
      <section aria-label={t`Import preview`} className="rounded-lg border border-line bg-surface p-5 md:p-7">
        <p className="text-sm break-words text-ink-soft">{[from, files.join(', ')].filter(Boolean).join(' · ')}</p>
        <p role="status" className="mt-1 text-xl font-semibold">
          {totalsOf(plan)}
        </p>
        <Profiles review={review} job={job} />
        <Kinds review={review} job={job} />
        {failedCount > 0 && (
          <p role="alert" className="mt-5 flex flex-wrap items-center gap-4 text-danger">
            {plural(failedCount, { one: '# title couldn’t be looked up.', other: '# titles couldn’t be looked up.' })}
            <Button variant="secondary" size="sm" onClick={() => void job.retry()}>
              <Trans>Retry</Trans>
            </Button>
          </p>
        )}
        <div className="mt-6 flex flex-wrap gap-3">
          <Button disabled={added === 0 || isApplying} onClick={apply}>
            {isApplying && <Spinner />}
            <span>
              <Trans context="verb">Import</Trans>
            </span>
          </Button>
          <Button variant="secondary" onClick={saveReport}>
            <Download aria-hidden className="size-4" /> <Trans>Save report</Trans>
          </Button>
          <Button variant="quiet" onClick={() => void job.cancel()}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
        {added === 0 && !needsProfile && <p className="mt-4 text-sm text-ink-soft">{nothingToAdd(plan)}</p>}
      </section>
      <OpenTitles review={review} job={job} />
      <Problems lines={plan.lines} />
    </>
  );
}

/** The people whose watchings the files have. */
function Profiles({ review: { profiles, profile }, job }: { review: Review; job: ImportJob }) {
  if (profiles.length < 2) return null;
  return (
    <fieldset className="mt-5">
      <legend className="font-semibold">
        <Trans>Which profile is yours?</Trans>
      </legend>
      <div className="flex flex-wrap gap-x-7 gap-y-1">
        {profiles.map((name) => (
          <label key={name} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="radio"
              name="profile"
              checked={name === profile}
              onChange={() => job.setProfile(name)}
              className="size-5 accent-accent"
            />
            <bdi>{name}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The kinds of records in the files, each of which can be excluded. */
function Kinds({ review: { plan, unwanted }, job }: { review: Review; job: ImportJob }) {
  const total = (kind: RecordKind) => Object.values(plan.counts[kind]).reduce((sum, count) => sum + count, 0);
  const shown = recordKinds.filter((kind) => total(kind) > 0);
  if (shown.length === 0) return null;
  return (
    <fieldset className="mt-5">
      <legend className="sr-only">
        <Trans>What to import</Trans>
      </legend>
      <div className="flex flex-wrap gap-x-7 gap-y-1">
        {shown.map((kind) => (
          <label key={kind} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              checked={!unwanted.has(kind)}
              onChange={({ target }) => job.setWanted(kind, target.checked)}
              className="size-5 accent-accent"
            />
            {recordName(kind)}
            <span className="tabular text-sm text-ink-soft">{formatInteger(total(kind))}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
