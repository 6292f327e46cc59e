import { fetchProfile, applyProfile } from '../../../shared/api';
import type { AppDispatch } from '../../../shared/store';
import { csrfSet, userInfoRemoved } from '../../../shared/store/session.slice';
import type { Entry } from '../api/account-api';

/**
 * After a login or sign-up: removes what an earlier session has stored, and fetches the profile before the account page
 * opens. If the request fails, the user in the login response is used.
 */
export const openSession =
  (token: string, user: Entry['user']) =>
  async (dispatch: AppDispatch): Promise<void> => {
    dispatch(userInfoRemoved());
    dispatch(csrfSet(token));
    const profile = await dispatch(fetchProfile());
    if (!profile && user) dispatch(applyProfile({ ...user, token }));
  };
