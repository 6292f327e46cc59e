import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '../../shared/store';
import { logOut } from '../session-listeners';

/** Logs out and opens the login page (ACCOUNT-24). */
export function useLogOut() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return useCallback(
    async (keepsData: boolean) => {
      await dispatch(logOut(keepsData));
      await navigate('/login');
    },
    [dispatch, navigate],
  );
}
