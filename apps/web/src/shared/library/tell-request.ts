import { t } from '@lingui/core/macro';
import type { OwnRequest } from '@marquee/core/contracts';
import type { AppDispatch } from '../store';
import { showToast } from '../ui';
import { requestName } from './request-texts';
import { requestsApi } from './requests-api';

function textOf(request: OwnRequest): string {
  const name = requestName(request);
  if (request.state === 'available') return t`You asked for ${name}. It’s in the library now.`;
  const answer =
    request.state === 'coming'
      ? t`You asked for ${name}. It will be added.`
      : t`You asked for ${name}. It won’t be added.`;
  return [answer, request.words].filter(Boolean).join(' ');
}

/** Says what came of a request, if the profile may still see it. */
export async function tellRequest(dispatch: AppDispatch, username: string, id: string): Promise<void> {
  const read = requestsApi.endpoints.ownRequests.initiate(username, { forceRefetch: true, subscribe: false });
  const { data } = await dispatch(read);
  const request = data?.find((each) => each.id === id);
  if (request && request.state !== 'open') showToast({ kind: 'info', message: textOf(request) });
}
