import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { recordKinds, type RecordKind } from '@marquee/core/import';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../shared/lib/browser/save-file';
import { formatInteger } from '../../shared/lib/format/format-integer';
import { Button, ChoiceField, Spinner } from '../../shared/ui';
import type { ImportJob } from './import-job';
import type { Review } from './import-state';
import { OpenTitles } from './open-titles';
import { Problems } from './problems';
import { reportTexts } from './report-texts';
import { exportNames, nothingToAdd, recordName, totalsOf } from './texts';
import { joinList } from '../../shared/lib/format/format-list';

/** Shows what an import would do before it is applied. */
export function ReviewImport({ review, job }: { review: Review; job: ImportJob }) {
  const { summary, kinds, files } = review;
  const { added, failed: failedCount } = summary;
  const needsProfile = review.profiles.length > 0 && review.profile === null;
  const [isApplying, setIsApplying] = useState(false);
  const apply = () => {
    setIsApplying(true);
    void job.apply().finally(() => setIsApplying(false));
  };
  const from = joinList(kinds.map((kind) => exportNames[kind]));
  const saveReport = async () => {
    const report = await job.report(reportTexts());
    if (report) saveFile('marquee-import.csv', report);
  };
  return (
    <>
      <section aria-label={t`Import preview`} className="rounded-lg border border-line bg-surface p-5 md:p-7">
        <p className="text-sm break-words text-ink-soft">{[from, files.join(', ')].filter(Boolean).join(' · ')}</p>
        <p role="status" className="mt-1 text-xl font-semibold">
          {totalsOf(summary)}
        </p>
        <Profiles review={review} job={job} />
        <TimeZone review={review} job={job} />
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
          <Button variant="secondary" onClick={() => void saveReport()}>
            <Download aria-hidden className="size-4" /> <Trans>Save report</Trans>
          </Button>
          <Button variant="quiet" onClick={() => void job.cancel()}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
        {added === 0 && !needsProfile && <p className="mt-4 text-sm text-ink-soft">{nothingToAdd(summary)}</p>}
      </section>
      <OpenTitles open={summary.open} job={job} />
      <Problems groups={summary.problems} />
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
              onChange={() => void job.setProfile(name)}
              className="size-5 accent-accent"
            />
            <bdi>{name}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const timeZones = (own: string): { value: string; label: string }[] =>
  [...new Set([own, ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }));

/** The time zone of the server that wrote local times. */
function TimeZone({ review: { hasLocalTimes, timeZone }, job }: { review: Review; job: ImportJob }) {
  if (!hasLocalTimes) return null;
  return (
    <div className="mt-5 max-w-sm">
      <ChoiceField
        label={t`Your server’s time zone`}
        value={timeZone}
        options={timeZones(timeZone)}
        onChange={(zone) => void job.setTimeZone(zone)}
      />
    </div>
  );
}

/** The kinds of records in the files, each of which can be excluded. */
function Kinds({ review: { summary, unwanted }, job }: { review: Review; job: ImportJob }) {
  const total = (kind: RecordKind) => Object.values(summary.counts[kind]).reduce((sum, count) => sum + count, 0);
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
              onChange={({ target }) => void job.setWanted(kind, target.checked)}
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
