import { fetchProfile, applyProfile } from '../../../shared/api';
import type { AppDispatch } from '../../../shared/store';
import { csrfSet, userInfoRemoved } from '../../../shared/store/session.slice';
import type { Entry } from '../api/account-api';

/**
 * After a login or sign-up: what was stored of an earlier session goes, and the profile is asked for before the account page
 * opens. What comes before this page knows of the session comes in `onCsrf`. Where the request fails, what came with the answer stands in.
 */
export const openSession =
  (token: string, user: Entry['user'], onCsrf: () => Promise<void> = () => Promise.resolve()) =>
  async (dispatch: AppDispatch): Promise<void> => {
    dispatch(userInfoRemoved());
    dispatch(csrfSet(token));
    await onCsrf();
    const profile = await dispatch(fetchProfile());
    if (!profile && user) dispatch(applyProfile({ ...user, token }));
  };
