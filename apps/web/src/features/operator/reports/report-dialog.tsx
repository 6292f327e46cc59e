import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { episodeHref, parseTitleKey, titleHref } from '@marquee/core';
import type { KeptReport, ReportGroupDetails } from '@marquee/core/contracts';
import { Link } from 'react-router-dom';
import { formatMoment } from '../../../shared/lib/format/format-moment';
import { ReportWords } from '../../../shared/reports/report-words';
import { kindText, stateText, subjectText } from '../../../shared/reports/report-texts';
import { Button, buttonClass } from '../../../shared/ui';
import { HeadedModal } from '../../../shared/ui/dialog';
import { reportsApi } from './reports-api';
import { PendingList } from '../pending-list';
import { FailedAct } from '../people/act';
import { AnswerForm } from './answer-form';

/** A group with its newest reports, and what operators do with it (REPORT-08 to REPORT-10). */
export function ReportDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { currentData, error, refetch } = reportsApi.useReportGroupQuery(id);
  const name = currentData ? subjectText(currentData) : t`Reports`;
  const facts = currentData && [kindText(currentData.kind), stateText(currentData.state)].join(' · ');
  return (
    <HeadedModal title={name} text={facts} onClose={onClose}>
      <PendingList data={currentData} error={error} onRetry={() => void refetch()}>
        {(group) => (
          <div className="grid gap-5">
            <Links {...group} />
            {group.answer !== null && group.answeredAt !== null && (
              <Answer words={group.answer} at={formatMoment(group.answeredAt)} />
            )}
            {group.state === 'open' && (
              <AnswerForm id={id} hasMembers={group.reports.some(({ from }) => from !== null)} />
            )}
            <CloseButton group={group} />
            <Reports group={group} />
          </div>
        )}
      </PendingList>
    </HeadedModal>
  );
}

const Answer = ({ words, at }: { words: string; at: string }) => (
  <div>
    <p className="text-sm text-ink-soft">
      <Trans>Answered {at}</Trans>
    </p>
    <p dir="auto" className="break-words whitespace-pre-wrap">
      {words}
    </p>
  </div>
);

function Links({ title, name, episode }: ReportGroupDetails) {
  const parsed = title && parseTitleKey(title);
  if (!parsed) return null;
  const { mediaType, id } = parsed;
  const href = (options: { play?: boolean }) =>
    episode ? episodeHref(id, episode.season, episode.episode, options) : titleHref(mediaType, id, name, options);
  return (
    <div className="flex flex-wrap gap-3">
      <Link to={href({})} className={buttonClass('secondary')}>
        <Trans>Open the page</Trans>
      </Link>
      <Link to={href({ play: true })} className={buttonClass('secondary')}>
        <Trans context="verb">Play</Trans>
      </Link>
    </div>
  );
}

function CloseButton({ group: { id, state } }: { group: ReportGroupDetails }) {
  const [change, { isLoading, error }] = reportsApi.useChangeReportMutation();
  const set = (isClosed: boolean) => void change({ id, change: { isClosed } });
  return (
    <div className="flex flex-wrap gap-3">
      {state !== 'closed' && (
        <Button variant="secondary" disabled={isLoading} onClick={() => set(true)}>
          <Trans context="a report">Close report</Trans>
        </Button>
      )}
      {state !== 'open' && (
        <Button variant="secondary" disabled={isLoading} onClick={() => set(false)}>
          <Trans context="a report">Reopen</Trans>
        </Button>
      )}
      <FailedAct error={error} />
    </div>
  );
}

function Reports({ group: { reports, count } }: { group: ReportGroupDetails }) {
  const older = count - reports.length;
  return (
    <div>
      <ol className="border-b border-line">
        {reports.map((report) => (
          <li key={report.id} className="border-t border-line py-3">
            <p className="text-sm text-ink-soft">{whoAndWhen(report)}</p>
            <ReportWords words={report.words} details={report.details} />
          </li>
        ))}
      </ol>
      {older > 0 && (
        <p className="mt-2 text-sm text-ink-soft">
          {plural(older, { one: '# more report is no longer kept.', other: '# more reports are no longer kept.' })}
        </p>
      )}
    </div>
  );
}

function whoAndWhen({ from, at }: KeptReport): string {
  const moment = formatMoment(at);
  return from === null ? t`Somebody without an account · ${moment}` : `${from} · ${moment}`;
}
