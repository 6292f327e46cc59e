import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { parseTitleKey, titleHref } from '@marquee/core';
import { REQUEST_WORDS, type AnswerRequestBody, type RequestDetails } from '@marquee/core/contracts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { failureLine } from '../../../shared/form/failure-text';
import { formatMoment } from '../../../shared/lib/format/format-moment';
import { requestName, requestStateText } from '../../../shared/library/request-texts';
import { Button, buttonClass, FormField, showToast } from '../../../shared/ui';
import { HeadedModal } from '../../../shared/ui/dialog';
import { PendingList } from '../pending-list';
import { operatorRequestsApi } from './requests-api';

/** A request with those who ask, and the answer to it (ASK-08). */
export function RequestDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { currentData, error, refetch } = operatorRequestsApi.useRequestQuery(id);
  const title = currentData ? requestName(currentData) : t({ message: 'Requests', context: 'for titles' });
  return (
    <HeadedModal title={title} text={currentData && requestStateText(currentData.state)} onClose={onClose}>
      <PendingList data={currentData} error={error} onRetry={() => void refetch()}>
        {(request) => (
          <div className="grid gap-5">
            <PageLink {...request} />
            {request.state !== 'available' && <AnswerForm request={request} />}
            <Askers {...request} />
          </div>
        )}
      </PendingList>
    </HeadedModal>
  );
}

function PageLink({ title, name }: RequestDetails) {
  const parsed = parseTitleKey(title);
  return (
    parsed && (
      <Link
        to={titleHref(parsed.mediaType, parsed.id, name)}
        className={`${buttonClass('secondary')} justify-self-start`}
      >
        <Trans>Open the page</Trans>
      </Link>
    )
  );
}

/** An answer can be changed until the library has the title. */
function AnswerForm({ request: { id, words: given } }: { request: RequestDetails }) {
  const [words, setWords] = useState(given);
  const [answer, { isLoading }] = operatorRequestsApi.useAnswerRequestMutation();
  const send = async (state: AnswerRequestBody['state']) => {
    const { error } = await answer({ id, answer: { state, words } });
    // A toast: where the library was faster, this form is gone.
    showToast(error ? { kind: 'error', message: failureLine(error) } : { kind: 'success', message: t`Answered.` });
  };
  return (
    <div className="grid gap-3">
      <FormField
        label={t`Message (optional)`}
        hint={t`Everyone who asked is told, also by email if email is set up. Nothing is downloaded.`}
      >
        {(control) => (
          <textarea
            {...control}
            dir="auto"
            rows={2}
            maxLength={REQUEST_WORDS}
            disabled={isLoading}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            className="w-full resize-y rounded-lg border border-line-strong bg-canvas px-4 py-3"
          />
        )}
      </FormField>
      <div className="flex flex-wrap gap-3">
        <Button disabled={isLoading} onClick={() => void send('coming')}>
          <Trans context="answer to a request for a title">It will be added</Trans>
        </Button>
        <Button variant="secondary" disabled={isLoading} onClick={() => void send('declined')}>
          <Trans context="answer to a request for a title">It won’t be added</Trans>
        </Button>
      </div>
    </div>
  );
}

function Askers({ askers, votes }: RequestDetails) {
  const more = votes - askers.length;
  return (
    <div>
      <h3 className="font-semibold">
        <Trans>Who asks</Trans>
      </h3>
      <ul className="mt-2">
        {askers.map(({ username, at }) => (
          <li key={username} className="flex flex-wrap gap-x-2 py-1">
            <bdi>{username}</bdi>
            <span className="text-ink-soft">{formatMoment(at)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-sm text-ink-soft">{plural(more, { one: 'and # more', other: 'and # more' })}</p>}
    </div>
  );
}
