import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../shared/store';
import type { LogOutChoice } from '../../shared/store/session.slice';
import { logOut } from '../session-listeners';

/** Logs out and opens the login page (ACCOUNT-24). */
export function useLogOut() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return useCallback(
    async (choice: LogOutChoice) => {
      if (await dispatch(logOut(choice))) await navigate('/login');
    },
    [dispatch, navigate],
  );
}
