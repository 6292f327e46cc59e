import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Webhook, WebhookDelivery } from '@marquee/core/contracts';
import { formatMoment } from '../../../shared/lib/format/format-moment';

const problemTexts: Record<NonNullable<WebhookDelivery['problem']>, (code: string) => string> = {
  address_refused: () => t`This URL leads to a private network, where we don’t send anything.`,
  timeout: () => t`It didn’t answer within 10 seconds.`,
  unreachable: (code) => (code === '' ? t`It couldn’t be reached.` : t`It couldn’t be reached (${code}).`),
  secret_unreadable: () => t`This site can’t read the secret any more. Get a new one.`,
};

function stateText({ isOn, failingSince, waiting }: Webhook): string {
  const since = failingSince === null ? '' : formatMoment(failingSince);
  if (!isOn) return t`Turned off, because nothing has been accepted since ${since}. Events aren’t sent or stored.`;
  if (failingSince !== null) return t`Nothing has been accepted since ${since}. We’ll keep trying for a day.`;
  return waiting > 0 ? plural(waiting, { one: 'On · # event waiting', other: 'On · # events waiting' }) : t`On`;
}

function deliveryText({ isAccepted, status, problem, at, text }: WebhookDelivery): string {
  const moment = formatMoment(at);
  const code = String(status);
  if (isAccepted) return t`Last delivery accepted ${moment}`;
  const reason = problem ? problemTexts[problem](text) : t`It answered with status ${code}.`;
  return t`Last delivery failed ${moment}. ${reason}`;
}

/** Whether the webhook is on, and what its receiver answered last (ACCOUNT-39). */
export function WebhookStateText({ webhook }: { webhook: Webhook }) {
  const { lastDelivery } = webhook;
  return (
    <>
      <p className="text-sm text-ink-soft">{stateText(webhook)}</p>
      {lastDelivery && <p className="text-sm text-ink-soft">{deliveryText(lastDelivery)}</p>}
      {lastDelivery && !lastDelivery.isAccepted && !lastDelivery.problem && lastDelivery.text !== '' && (
        <figure className="mt-2">
          <figcaption className="text-sm text-ink-soft">
            <Trans>It said:</Trans>
          </figcaption>
          <pre
            dir="auto"
            className="mt-1 max-h-32 overflow-y-auto rounded-md border border-line bg-raised p-3 text-sm break-all whitespace-pre-wrap"
          >
            {lastDelivery.text}
          </pre>
        </figure>
      )}
    </>
  );
}
