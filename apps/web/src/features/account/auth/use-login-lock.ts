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

/** The lock of the login form: five failures lock it for a quarter of an hour, in every tab and after a reload. */
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
    /** Counts a failure; true when it was the one that locks. */
    countFailure: () => store(countLoginFailure(failures, Date.now())),
    /** The server says for how long. */
    lockFor: (seconds: number) => store(lockLogin(failures, seconds, Date.now())),
    reset: () => {
      if (stored) store(noFailedAttempts);
    },
  };
}
