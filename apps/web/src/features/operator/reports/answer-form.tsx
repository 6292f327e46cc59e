import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { REPORT_WORDS } from '@marquee/core/contracts';
import { useId, useState, type SubmitEvent } from 'react';
import { failureLine } from '../../../shared/form/failure-text';
import { Button, showToast, Spinner } from '../../../shared/ui';
import { reportsApi } from './reports-api';

/** Answers everybody with an account who reported it (REPORT-09). */
export function AnswerForm({ id, hasMembers }: { id: string; hasMembers: boolean }) {
  const field = useId();
  const [words, setWords] = useState('');
  const [change, { isLoading }] = reportsApi.useChangeReportMutation();
  const isEmpty = words.trim() === '';
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isEmpty || isLoading) return;
    const { error: failure } = await change({ id, change: { answer: words } });
    // A toast: where another operator was first, this form is gone.
    showToast(failure ? { kind: 'error', message: failureLine(failure) } : { kind: 'success', message: t`Answered.` });
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <label htmlFor={field} className="text-sm font-medium">
        <Trans>Your answer</Trans>
      </label>
      <textarea
        id={field}
        dir="auto"
        rows={3}
        maxLength={REPORT_WORDS}
        disabled={isLoading}
        aria-describedby={`${field}-note`}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        className="w-full resize-y rounded-lg border border-line-strong bg-canvas px-4 py-3"
      />
      <p id={`${field}-note`} className="text-sm text-ink-soft">
        {hasMembers ? (
          <span>
            <Trans>
              Everyone who reported this with an account sees it in their settings, and gets an email if email is set
              up.
            </Trans>
          </span>
        ) : (
          <span>
            <Trans>Nobody who reported this has an account, so the answer reaches nobody.</Trans>
          </span>
        )}
      </p>
      <Button type="submit" disabled={isEmpty || isLoading} className="justify-self-start">
        {isLoading && <Spinner label={t`Sending…`} />}
        <span>
          <Trans context="verb">Answer</Trans>
        </span>
      </Button>
    </form>
  );
}
