import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type SubmitEvent } from 'react';
import { reportApi } from '../../shared/reports/report-api';
import { Button } from '../../shared/ui';
import type { ErrorDescription } from './describe-error';

/** A field for what the visitor was doing, and a button to send the report. */
export function ReportForm({ error }: { error: ErrorDescription }) {
  const [text, setText] = useState('');
  const [send, { isLoading, isSuccess, isError }] = reportApi.useReportErrorMutation();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { name, message, status, stack } = error;
    void send({
      name,
      message,
      status: String(status ?? ''),
      stack: stack ?? '',
      report: text,
      // Without the query, which may contain a password reset token.
      url: window.location.origin + window.location.pathname,
      browser: navigator.userAgent,
    });
  };
  return (
    <form onSubmit={submit} className="flex max-w-xl flex-col items-start gap-3">
      <label htmlFor="report" className="text-sm font-medium">
        <Trans>What were you doing when it happened? (optional)</Trans>
      </label>
      <textarea
        id="report"
        rows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="w-full rounded-md border border-line-strong bg-surface p-3 text-sm"
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" variant="secondary" disabled={isLoading || isSuccess}>
          {isSuccess ? t`Issue Reported` : isLoading ? t`Sending…` : t`Report This Issue`}
        </Button>
        {isError && (
          <p role="alert" className="text-sm text-danger">
            <Trans>The report couldn’t be sent. Try again.</Trans>
          </p>
        )}
      </div>
    </form>
  );
}
