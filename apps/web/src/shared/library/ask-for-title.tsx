import { t } from '@lingui/core/macro';
import { isFulfilled, requestId, type RequestedTitle } from '@marquee/core';
import type { RequestState } from '@marquee/core/contracts';
import { failureLine } from '../form/failure-text';
import { useAppSelector } from '../store';
import { selectUser } from '../store/session.slice';
import { showToast } from '../ui';
import { availabilityApi } from './availability-api';
import { requestsApi } from './requests-api';

function stateLine(state: RequestState): string {
  if (state === 'coming') return t`You asked for this. It will be added.`;
  return state === 'declined' ? t`You asked for this. It won’t be added.` : t`You asked for this.`;
}

/** For members: asks for what the library does not have, or takes that back. */
export function AskForTitle(asked: RequestedTitle) {
  const { data: known } = availabilityApi.useTitleAvailabilityQuery(asked.title);
  const username = useAppSelector(selectUser)?.username;
  const isOffered = username !== undefined && known && !isFulfilled(known.available ?? undefined, asked.season);
  return isOffered ? <AskButton {...asked} username={username} /> : null;
}

/** One button for both, so that it keeps the focus. */
function AskButton({ title, season, username }: RequestedTitle & { username: string }) {
  const { data: requests } = requestsApi.useOwnRequestsQuery(username);
  const [ask, asking] = requestsApi.useAskForMutation();
  const [withdraw, withdrawing] = requestsApi.useWithdrawRequestMutation();
  if (!requests) return null;
  const id = requestId({ title, season });
  // What the library had and lost is asked for anew.
  const own = requests.find((request) => request.id === id && request.state !== 'available');
  const press = async () => {
    if (asking.isLoading || withdrawing.isLoading) return;
    const { error } = await (own ? withdraw(id) : ask({ title, season }));
    if (error) showToast({ kind: 'error', message: failureLine(error) });
  };
  const offer = season === null ? t`Ask for this` : t`Ask for this season`;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <span role="status" className="empty:hidden">
        {own && stateLine(own.state)}
      </span>
      <button
        type="button"
        aria-busy={asking.isLoading || withdrawing.isLoading}
        onClick={() => void press()}
        className="-my-3 inline-flex h-11 items-center font-semibold text-accent-ink underline-offset-4 hover:underline"
      >
        {own ? t({ message: 'Withdraw', context: 'a request for a title' }) : offer}
      </button>
    </span>
  );
}
