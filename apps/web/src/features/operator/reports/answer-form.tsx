import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { REPORT_WORDS } from '@marquee/core/contracts';
import { useState, type SubmitEvent } from 'react';
import { failureLine } from '../../../shared/form/failure-text';
import { Button, FormField, showToast, Spinner } from '../../../shared/ui';
import { reportsApi } from './reports-api';

/** Answers everybody with an account who reported it (REPORT-09). */
export function AnswerForm({ id, hasMembers }: { id: string; hasMembers: boolean }) {
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
      <FormField
        label={t`Your answer`}
        hint={
          hasMembers
            ? t`Everyone who reported this with an account sees it in their settings, and gets an email if email is set up.`
            : t`Nobody who reported this has an account, so the answer reaches nobody.`
        }
      >
        {(control) => (
          <textarea
            {...control}
            dir="auto"
            rows={3}
            maxLength={REPORT_WORDS}
            disabled={isLoading}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            className="w-full resize-y rounded-lg border border-line-strong bg-canvas px-4 py-3"
          />
        )}
      </FormField>
      <Button type="submit" disabled={isEmpty || isLoading} className="justify-self-start">
        {isLoading && <Spinner label={t`Sending…`} />}
        <span>
          <Trans context="verb">Answer</Trans>
        </span>
      </Button>
    </form>
  );
}
