import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { calendarFeedAddress, calendarSubscribeLink, writeCalendarFilter, type CalendarFilter } from '@marquee/core';
import type { AccessTokenList } from '@marquee/core/contracts';
import { Link } from 'react-router-dom';
import { accessTokensApi } from '../../shared/api/access-tokens-api';
import { failureText } from '../../shared/form/failure-text';
import { FormError } from '../../shared/form/form-error';
import { formatMoment } from '../../shared/lib/format/format-moment';
import { useAppSelector } from '../../shared/store';
import { selectActiveProfile } from '../../shared/store/profiles.slice';
import { selectUser } from '../../shared/store/session.slice';
import { Button, buttonClass, ConfirmButton, ErrorState, RevokeButton, ShownOnce, Spinner } from '../../shared/ui';
import { HeadedModal } from '../../shared/ui/dialog';

type Token = AccessTokenList['tokens'][number];

const isFeed = ({ scopes }: Token): boolean => scopes.length === 1 && scopes[0] === 'calendar';

/** The address of a feed with the filters of the page. */
function addressOf(secret: string, filter: CalendarFilter): string {
  const params = new URLSearchParams();
  writeCalendarFilter(filter, params);
  const query = params.toString();
  return calendarFeedAddress(location.origin, secret) + (query && `?${query}`);
}

interface SubscribeDialogProps {
  filter: CalendarFilter;
  onClose: () => void;
}

/** Makes, renews and removes the secret addresses by which calendar programs read the profile's calendar. */
export function SubscribeDialog({ filter, onClose }: SubscribeDialogProps) {
  const isLoggedIn = useAppSelector(selectUser) !== null;
  return (
    <HeadedModal
      title={t`Subscribe to your calendar`}
      text={t`See episodes and release dates in the calendar of your phone or computer. They’re kept up to date.`}
      onClose={onClose}
    >
      {isLoggedIn ? (
        <Feeds filter={filter} />
      ) : (
        <div className="grid justify-items-start gap-4">
          <p>
            <Trans>Your calendar program reads from your account, so you need to be logged in.</Trans>
          </p>
          <Link to="/login" className={buttonClass()}>
            <Trans>Log in</Trans>
          </Link>
        </div>
      )}
    </HeadedModal>
  );
}

function Feeds({ filter }: { filter: CalendarFilter }) {
  const { data: tokens, isError, refetch } = accessTokensApi.useAccessTokensQuery(undefined);
  const [create, { isLoading, error, data: created, reset }] = accessTokensApi.useCreateAccessTokenMutation();
  const [revoke] = accessTokensApi.useRevokeAccessTokenMutation();
  const person = useAppSelector(selectActiveProfile)?.name;
  const name = person === undefined ? t`Calendar` : t`Calendar of ${person}`;
  const make = async () => create({ name, scopes: ['calendar'], expiresInDays: null });
  // The old address works until there is a new one.
  const renew = async ({ id }: Token) => {
    if ((await make()).data) await revoke(id);
  };
  if (created) return <NewFeed address={addressOf(created.token, filter)} onDone={reset} />;
  const feeds = tokens?.filter(isFeed) ?? [];
  return (
    <div className="grid gap-4">
      {isError && !tokens && <ErrorState onRetry={() => void refetch()} />}
      {feeds.length > 0 && (
        <ul>
          {feeds.map((feed) => (
            <li key={feed.id} className="flex flex-wrap items-center gap-3 border-t border-line py-3">
              <div className="min-w-40 flex-1">
                <p dir="auto" className="font-semibold break-words text-page-start">
                  {feed.name}
                </p>
                <p className="text-sm text-ink-soft">{usedText(feed)}</p>
              </div>
              <ConfirmButton
                label={t`Renew`}
                name={renewText(feed)}
                question={t`The old address stops working`}
                onConfirm={() => void renew(feed)}
              />
              <RevokeButton name={feed.name} onRevoke={async () => revoke(feed.id)} />
            </li>
          ))}
        </ul>
      )}
      <FormError message={failureText(error)} />
      <Button
        variant={feeds.length > 0 ? 'secondary' : 'primary'}
        disabled={isLoading}
        className="justify-self-start"
        onClick={() => void make()}
      >
        {isLoading && <Spinner label={t`Saving`} />}
        <span>
          <Trans>Create an address</Trans>
        </span>
      </Button>
    </div>
  );
}

const renewText = ({ name }: Token): string => t`Renew “${name}”`;

function usedText({ createdAt, lastUsedAt }: Token): string {
  const moment = formatMoment(lastUsedAt ?? createdAt);
  return lastUsedAt === null ? t`Created ${moment}, never used` : t`Last used ${moment}`;
}

const NewFeed = ({ address, onDone }: { address: string; onDone: () => void }) => (
  <ShownOnce
    title={t`Copy this address now. It won’t be shown again.`}
    secret={{ text: address, copyLabel: t`Copy address` }}
    onDone={onDone}
  >
    <p className="text-sm text-ink-soft">
      <Trans>
        It shows what the page shows now, with its filters. Anyone who has the address can see your calendar, so keep it
        to yourself.
      </Trans>
    </p>
    <a href={calendarSubscribeLink(address)} className={buttonClass('secondary')}>
      <Trans>Open in calendar app</Trans>
    </a>
  </ShownOnce>
);
