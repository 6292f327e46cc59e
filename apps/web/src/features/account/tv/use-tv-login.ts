import type { TvCode } from '@marquee/core/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch, useAppSelector, useIsRestored } from '../../../shared/store';
import { selectUser } from '../../../shared/store/session.slice';
import type { Entry } from '../api/account-api';
import { tvApi } from '../api/tv-api';

export type TvLoginState =
  | { name: 'starting' }
  | { name: 'waiting'; code: TvCode; isOffline: boolean }
  | { name: 'denied' }
  | { name: 'expired' }
  | { name: 'failed'; error: unknown };

const STARTING: TvLoginState = { name: 'starting' };

/** Fetches a code, where nobody is logged in, and polls until it is approved, denied or expired. */
export function useTvLogin(enter: (token: string, user: Entry['user']) => Promise<void>) {
  const dispatch = useAppDispatch();
  const isGuest = useAppSelector(selectUser) === null;
  const isNeeded = useIsRestored() && isGuest;
  const onApproved = useEffectEvent(enter);
  const [state, setState] = useState(STARTING);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let timer: number | undefined;
    let isOver = false;
    const show = (next: TvLoginState) => {
      if (!isOver) setState(next);
    };
    const pollLater = (code: TvCode) => {
      if (!isOver) timer = window.setTimeout(() => void poll(code), code.intervalSec * 1_000);
    };
    const poll = async (code: TvCode): Promise<void> => {
      const { data } = await dispatch(tvApi.endpoints.pollTv.initiate(undefined, { track: false }));
      // Even if the page has been left meanwhile: the browser has the session.
      if (data?.state === 'approved') await onApproved(data.token, data.user);
      else if (data?.state === 'denied' || data?.state === 'expired') show({ name: data.state });
      else {
        const current = data ?? code;
        show({ name: 'waiting', code: current, isOffline: !data });
        pollLater(current);
      }
    };
    const start = async (): Promise<void> => {
      const { data, error } = await dispatch(tvApi.endpoints.startTv.initiate(undefined, { track: false }));
      if (!data) {
        show({ name: 'failed', error });
        return;
      }
      show({ name: 'waiting', code: data, isOffline: false });
      pollLater(data);
    };
    void start();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [attempt, isNeeded, dispatch]);
  return {
    state,
    restart: () => {
      setState(STARTING);
      setAttempt(attempt + 1);
    },
  };
}
