import { sitePath } from '@marquee/core';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useConfig } from '../../../shared/api';
import { useAppDispatch, useAppSelector } from '../../../shared/store';
import { selectUser } from '../../../shared/store/session.slice';
import type { Entry } from '../api/account-api';
import { openSession } from './open-session';

const ACCOUNT = '/account?tab=account';

/**
 * Shared by everything that logs people in: opens the page that asked for it, else `usual`, if the visitor is, or has just been,
 * logged in.
 */
export function useAuthentication(usual = ACCOUNT) {
  const dispatch = useAppDispatch();
  const isPrivate = useConfig().isPrivate === true;
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { hash } = useLocation();
  const next = sitePath(params.get('next'));
  const to = next === null ? usual : next + hash;
  const user = useAppSelector(selectUser);
  const [isSigningIn, setIsSigningIn] = useState(false);
  useEffect(() => {
    if (user && !isSigningIn) void navigate(to, { replace: true });
  }, [user, isSigningIn, navigate, to]);
  return {
    isSigningIn,
    enter: async (token: string, entered: Entry['user']) => {
      setIsSigningIn(true);
      await dispatch(openSession(token, entered));
      // A stranger's page may reach none of the hosts that members reach.
      if (isPrivate) window.location.replace(to);
      else await navigate(to, { replace: true });
    },
  };
}
