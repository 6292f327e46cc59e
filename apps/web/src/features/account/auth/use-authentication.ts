import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppSelector } from '../../../shared/store';
import { selectUser } from '../../../shared/store/session.slice';
import type { Entry } from '../api/account-api';
import { openSession } from './open-session';

const ACCOUNT = '/account?tab=account';

/** Shared by login and sign-up: opens the account page if the visitor is, or has just been, logged in. */
export function useAuthentication() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const user = useAppSelector(selectUser);
  const [isSigningIn, setIsEntering] = useState(false);
  useEffect(() => {
    if (user && !isSigningIn) void navigate(ACCOUNT, { replace: true });
  }, [user, isSigningIn, navigate]);
  return {
    isSigningIn,
    enter: async (token: string, entered: Entry['user']) => {
      setIsEntering(true);
      await dispatch(openSession(token, entered));
      await navigate(ACCOUNT, { replace: true });
    },
  };
}
