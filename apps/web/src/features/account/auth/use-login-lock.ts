import {
  countLoginFailure,
  lockLogin,
  loginLockRemainingMs,
  noFailedAttempts,
  type FailedAttempts,
} from '@marquee/core';
import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../shared/store';
import { loginFailuresSet, selectLoginFailures } from '../../../shared/store/login-lock.slice';

const SECOND_MS = 1000;

/** Lock of the login form: five failures lock it for 15 minutes, in every tab and across reloads. */
export function useLoginLock() {
  const dispatch = useAppDispatch();
  const stored = useAppSelector(selectLoginFailures);
  const failures = stored ?? noFailedAttempts;
  const [nowMs, setNowMs] = useState(() => Date.now());
  const remainingMs = loginLockRemainingMs(failures, nowMs);
  const isLocked = remainingMs > 0;
  useEffect(() => {
    if (!isLocked) return;
    const timer = setInterval(() => setNowMs(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isLocked]);

  const store = (next: FailedAttempts) => {
    dispatch(loginFailuresSet(next));
    setNowMs(Date.now());
    return loginLockRemainingMs(next, Date.now()) > 0;
  };
  return {
    remainingMs,
    /** Counts a failure; true if it locks the form. */
    countFailure: () => store(countLoginFailure(failures, Date.now())),
    /** Locks the form for as long as the server requires. */
    lockFor: (seconds: number) => store(lockLogin(failures, seconds, Date.now())),
    reset: () => {
      if (stored) store(noFailedAttempts);
    },
  };
}
