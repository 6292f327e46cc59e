import { plural, t } from '@lingui/core/macro';
import { Button } from '../../shared/ui';
import type { ImportJob } from './import-job';
import { SHOWN_TOGETHER, type OpenGroup, type PlanSummary } from './import-state';
import { TitleChooser } from './title-chooser';

interface OpenTitlesProps {
  open: PlanSummary['open'];
  job: ImportJob;
}

/** Titles that the person has to identify: those with one match by name, ambiguous ones and those not found. */
export const OpenTitles = ({ open, job }: OpenTitlesProps) => (
  <>
    <TitleList heading={t`One match by name`} group="single" open={open} job={job} />
    <TitleList heading={t`Which one is it?`} group="several" open={open} job={job} />
    <TitleList heading={t`Not found`} group="none" open={open} job={job} />
  </>
);

function TitleList({ heading, group, open, job }: OpenTitlesProps & { heading: string; group: OpenGroup }) {
  const { count: total, titles } = open[group];
  if (total === 0) return null;
  const count = Math.min(SHOWN_TOGETHER, total - titles.length);
  return (
    <section aria-label={heading} className="mt-12">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="display text-2xl">{heading}</h2>
        {group === 'single' && (
          <Button variant="secondary" onClick={() => void job.chooseSingle()}>
            {plural(open[group].count, { one: 'Take # title', other: 'Take all # titles' })}
          </Button>
        )}
      </div>
      <ul className="mt-4">
        {titles.map(({ title, candidates }) => (
          <li key={title.key} className="border-t border-line py-4">
            <TitleChooser
              title={title}
              candidates={candidates}
              onChoose={(candidate) => void job.choose([{ title, candidate }])}
            />
          </li>
        ))}
      </ul>
      {count > 0 && (
        <Button variant="secondary" className="mt-4" onClick={() => void job.showMore(group)}>
          {plural(count, { one: 'Show # more', other: 'Show # more' })}
        </Button>
      )}
    </section>
  );
}
