import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { problemKinds } from '@marquee/core';
import { REPORT_DETAIL_CHARS, REPORT_WORDS, type ReportDetails } from '@marquee/core/contracts';
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react';
import { env } from '../../../shared/config/env';
import { FormError } from '../../../shared/form/form-error';
import { failureText } from '../../../shared/form/failure-text';
import { reportApi } from '../../../shared/reports/report-api';
import { kindText } from '../../../shared/reports/report-texts';
import { useAppSelector } from '../../../shared/store';
import { selectUser } from '../../../shared/store/session.slice';
import { Button, showToast, Spinner } from '../../../shared/ui';
import { HeadedModal } from '../../../shared/ui/dialog';
import { useWatch } from '../watch-context';
import { draftOf, keepDraft, type Draft } from './drafts';
import { readPlayback } from './read-playback';
import { reportSubject } from './report-subject';
import { SentParts, useSentParts } from './sent-parts';

interface ReportDialogProps {
  of: 'here' | 'title';
  onClose: () => void;
}

/** Lets a person report a problem with a title, and shows all that will be sent (REPORT-01, REPORT-02). */
export function ReportDialog({ of, onClose }: ReportDialogProps) {
  const watch = useWatch();
  const id = useId();
  // All as it was when the dialog opened.
  const [subject] = useState(() => reportSubject(watch.playable, of));
  const [details] = useState<ReportDetails>(() => ({
    ...readPlayback(watch),
    browser: navigator.userAgent.slice(0, REPORT_DETAIL_CHARS.browser),
    version: env.version,
  }));
  const username = useAppSelector(selectUser)?.username;
  const [{ kind, words }, setDraft] = useState<Draft>(() => {
    const draft = draftOf(subject, username);
    // After an error of the player, that is what most people report.
    return { ...draft, kind: draft.kind ?? (details.error === undefined ? null : 'bad_video') };
  });
  const parts = useSentParts(details);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const [send, { isLoading, error }] = reportApi.useReportProblemMutation();
  const change = (edit: Partial<Draft>) => {
    const draft = { kind, words, ...edit };
    setDraft(draft);
    keepDraft(subject, username, draft);
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (kind === null || isLoading) return;
    const { title, episode } = subject;
    const { error: failure } = await send({ kind, title, episode, words, ...parts.sent });
    if (failure) {
      const message = t`Your report couldn’t be sent. Open “Report a problem” again to send what you wrote.`;
      if (!isShown.current) showToast({ kind: 'error', message });
      return;
    }
    keepDraft(subject, username, undefined);
    showToast({ kind: 'success', message: t`Thanks! Your report was sent.` });
    if (isShown.current) onClose();
  };
  return (
    <HeadedModal title={t`Report a problem`} text={subject.name} onClose={onClose}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
        <fieldset disabled={isLoading}>
          <legend className="text-sm font-medium">
            <Trans>What’s wrong?</Trans>
          </legend>
          <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
            {problemKinds.map((value, index) => (
              <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
                <input
                  type="radio"
                  name={id}
                  checked={kind === value}
                  data-autofocus={index === 0 || undefined}
                  onChange={() => change({ kind: value })}
                  className="size-5 shrink-0 accent-accent"
                />
                {kindText(value)}
              </label>
            ))}
          </div>
        </fieldset>
        <div>
          <label htmlFor={`${id}-words`} className="text-sm font-medium">
            <Trans>Describe it (optional)</Trans>
          </label>
          <textarea
            id={`${id}-words`}
            dir="auto"
            rows={4}
            maxLength={REPORT_WORDS}
            disabled={isLoading}
            value={words}
            onChange={({ target }) => change({ words: target.value })}
            className="mt-2 block w-full resize-y rounded-lg border border-line-strong bg-canvas px-4 py-3"
          />
        </div>
        <SentParts subject={subject} parts={parts} isDisabled={isLoading} />
        <FormError
          message={failureText(error)}
          hint={kind === null ? t`Choose what’s wrong.` : error ? t`What you wrote is kept.` : null}
          id={`${id}-error`}
        />
        <Button
          type="submit"
          disabled={kind === null || isLoading}
          aria-describedby={`${id}-error`}
          className="justify-self-start"
        >
          {isLoading && <Spinner label={t`Sending…`} />}
          <span>{error ? t`Send again` : t`Send report`}</span>
        </Button>
      </form>
    </HeadedModal>
  );
}
