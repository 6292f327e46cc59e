import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatTvCode } from '@marquee/core';
import type { TvRequest } from '@marquee/core/contracts';
import { isCallFailure } from '../../../shared/api/call-failure';
import { failureText } from '../../../shared/form/failure-text';
import { FormError } from '../../../shared/form/form-error';
import { deviceName } from '../../../shared/lib/format/device-name';
import { formatMoment } from '../../../shared/lib/format/format-moment';
import { Button, ErrorState, Skeleton } from '../../../shared/ui';
import { tvApi } from '../api/tv-api';

interface LinkRequestProps {
  code: string;
  username: string;
  /** With what has come of it. */
  onDone: (text: string) => void;
  /** To type another code. */
  onOther: () => void;
}

function placeText({ address, isNear }: TvRequest): string {
  if (address === null) return t`Unknown`;
  return isNear ? t`The same network as this device` : t`Another network: ${address}`;
}

/** Shows what asks to be logged in, for the person to approve or deny. */
export function LinkRequest({ code, username, onDone, onOther }: LinkRequestProps) {
  const { data, error, refetch } = tvApi.useTvRequestQuery(code);
  const [answer, { isLoading, error: refusal }] = tvApi.useAnswerTvMutation();
  const send = async (isApproved: boolean) => {
    const { error: failure } = await answer({ code, isApproved });
    if (!failure)
      onDone(isApproved ? t`Done. Your TV will be signed in in a moment.` : t`Denied. Nothing was signed in.`);
  };
  if (error && !data) {
    const isRefused = isCallFailure(error) && error.status !== null && error.status < 500;
    if (!isRefused) return <ErrorState onRetry={() => void refetch()} />;
    return (
      <>
        <FormError message={failureText(error)} />
        <Button size="lg" variant="secondary" className="mt-6" onClick={onOther}>
          <Trans>Type another code</Trans>
        </Button>
      </>
    );
  }
  if (!data) return <Skeleton className="h-96 w-full rounded-xl" />;
  const facts = [
    [t`Code`, formatTvCode(code)],
    [t`Device`, deviceName(data.device)],
    [t`Asked`, formatMoment(data.askedAt)],
    [t`From`, placeText(data)],
  ] as const;
  return (
    <>
      <p className="text-lg">
        <Trans>This device asks to be signed in as {username}, with the profile that you’re using here:</Trans>
      </p>
      <dl className="mt-6 rounded-xl border bg-surface px-5">
        {facts.map(([term, value]) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-5 border-t border-line py-3 first:border-t-0">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 border-s-2 border-danger ps-4 font-semibold">
        <Trans>
          Only approve if you are looking at this code on your own screen. If someone sent you this code or link, deny
          it: they would get into your account.
        </Trans>
      </p>
      <div className="mt-6 flex flex-wrap gap-4">
        <Button size="lg" disabled={isLoading} onClick={() => void send(true)}>
          <Trans>Approve</Trans>
        </Button>
        <Button size="lg" variant="secondary" disabled={isLoading} onClick={() => void send(false)}>
          <Trans>Deny</Trans>
        </Button>
      </div>
      <div className="mt-4">
        <FormError message={failureText(refusal)} />
      </div>
    </>
  );
}
