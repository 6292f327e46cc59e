import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { OwnReport } from '@marquee/core/contracts';
import { formatMoment } from '../../../shared/lib/format/format-moment';
import { ReportWords } from '../../../shared/reports/report-words';
import { kindText, stateText, subjectText } from '../../../shared/reports/report-texts';
import { Badge, ErrorState, PanelGroup } from '../../../shared/ui';
import { accountApi } from '../api/account-api';

/** What the person has reported, and the operators' answers (REPORT-09). Nothing for those who have reported nothing. */
export function YourReports() {
  const { data: reports, isError, refetch } = accountApi.useOwnReportsQuery(undefined);
  if (isError && !reports)
    return (
      <PanelGroup title={t`Your reports`}>
        <ErrorState onRetry={() => void refetch()} />
      </PanelGroup>
    );
  if (!reports || reports.length === 0) return null;
  return (
    <PanelGroup title={t`Your reports`}>
      <ul>
        {reports.map((report) => (
          <li key={report.id} className="border-t border-line py-4">
            <Row report={report} />
          </li>
        ))}
      </ul>
    </PanelGroup>
  );
}

function Row({ report }: { report: OwnReport }) {
  const { kind, at, words, details, state, answer, answeredAt } = report;
  const answered = answeredAt === null ? '' : formatMoment(answeredAt);
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <bdi className="font-semibold break-words">{subjectText(report)}</bdi>
        <Badge>{stateText(state)}</Badge>
      </p>
      <p className="text-sm text-ink-soft">{[kindText(kind), formatMoment(at)].join(' · ')}</p>
      <ReportWords words={words} details={details} />
      {answer !== null && (
        <div className="mt-3 rounded-lg bg-raised px-4 py-3">
          <p className="text-sm text-ink-soft">
            <Trans>Answer · {answered}</Trans>
          </p>
          <p dir="auto" className="break-words whitespace-pre-wrap">
            {answer}
          </p>
        </div>
      )}
    </>
  );
}
