import { t } from '@lingui/core/macro';
import { MAX_USER_SERVERS, type PastedUrl, type UserServer } from '@marquee/core';
import { signOut } from '@marquee/player/sources';
import { nanoid } from '@reduxjs/toolkit';
import { selectConfig } from '../../shared/api';
import { listSources } from '../../shared/sources';
import type { AppDispatch, AppServices, AppState } from '../../shared/store';
import {
  addressSaved,
  addressRemoved,
  choicesRestored,
  deviceIdSet,
  serverAdded,
  serverRemoved,
} from '../../shared/store/sources.slice';
import { offerUndo, showToast, UNDO_MS } from '../../shared/ui';

type Thunk<T = void> = (dispatch: AppDispatch, getState: () => AppState, services: AppServices) => T;

const SIGN_OUT_MS = 8000;

/** This browser's id for servers that it signs in to; generated once. */
export const ensureDeviceId = (): Thunk<string> => (dispatch, getState) => {
  dispatch(deviceIdSet(nanoid()));
  return getState().sources.choices.deviceId ?? '';
};

/** Saves a server, new or signed in to again; a new one is queried first. False if there are too many. */
export const saveServer =
  (server: Omit<UserServer, 'id'> & { id?: string | undefined }): Thunk<boolean> =>
  (dispatch, getState) => {
    const { choices } = getState().sources;
    const same = choices.servers.find(
      ({ id, kind, url }) => id === server.id || (kind === server.kind && url === server.url),
    );
    if (!same && choices.servers.length >= MAX_USER_SERVERS) return false;
    const shown = listSources(selectConfig(getState()), choices).map(({ id }) => id);
    dispatch(serverAdded({ server: { ...server, id: same?.id ?? `own-${nanoid(10)}` }, shown }));
    const { name } = server;
    showToast({
      kind: 'success',
      message: same ? t`Signed in to ${name}` : t({ message: `Added ${name}`, comment: 'A source: a media server' }),
    });
    return true;
  };

/** Removes a server, with Undo. If it is not undone, the server is asked to end the session. */
export const removeServer =
  (server: UserServer): Thunk =>
  (dispatch, getState, { fetch }) => {
    const { account, name, url } = server;
    const before = getState().sources.choices;
    dispatch(serverRemoved(server.id));
    offerUndo(t({ message: `Removed ${name}`, comment: 'A source: a media server' }), () =>
      dispatch(choicesRestored(before)),
    );
    if (!account) return;
    setTimeout(() => {
      if (getState().sources.choices.servers.some(({ id }) => id === server.id)) return;
      const connection = { url, fetch, deviceId: before.deviceId ?? '', token: account.token };
      void signOut(connection, { signal: AbortSignal.timeout(SIGN_OUT_MS) }).catch(() => undefined);
    }, UNDO_MS + 1000);
  };

export const saveAddress =
  (entry: Omit<PastedUrl, 'id' | 'addedAt'> & { id?: string | undefined }): Thunk =>
  (dispatch, _getState, { now }) => {
    dispatch(addressSaved({ ...entry, id: entry.id ?? nanoid(10), addedAt: now() }));
  };

/** Removes a URL, with Undo. */
export const removeAddress =
  (entry: PastedUrl): Thunk =>
  (dispatch) => {
    dispatch(addressRemoved(entry.id));
    const { label, title } = entry;
    offerUndo(
      t({ message: `Removed ${label} of ${title}`, comment: 'A source: an address that was given for a title' }),
      () => dispatch(addressSaved(entry)),
    );
  };
