import { t } from '@lingui/core/macro';
import type { ServerAccount } from '@marquee/core';
import {
  abortableDelay,
  findJellyfin,
  parseServerUrl,
  signInWithCode,
  signInWithPassword,
  SourceError,
  withTimeLimit,
  type JellyfinServer,
} from '@marquee/player/sources';
import { useEffect, useRef, useState } from 'react';
import { useAdapterNeeds } from '../../shared/sources';
import { useAppDispatch } from '../../shared/store';
import { ensureDeviceId } from './source-thunks';
import { failureText } from './source-texts';

type Stage = 'address' | 'connecting' | 'server' | 'code' | 'signing-in';

const TIMEOUT_MS = 10_000;

/** Signs in to a Jellyfin server step by step: its URL, then Quick Connect or name and password. */
export function useJellyfinSignIn(onDone: (server: JellyfinServer, account: ServerAccount) => void) {
  const dispatch = useAppDispatch();
  const { fetch } = useAdapterNeeds();
  const [stage, setStage] = useState<Stage>('address');
  const [server, setServer] = useState<JellyfinServer | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** Starts a step and aborts the previous one silently. */
  function begin(next: Stage): AbortSignal {
    running.current?.abort();
    running.current = new AbortController();
    setError(null);
    setStage(next);
    return running.current.signal;
  }

  function fail(signal: AbortSignal, back: Stage, text: string): void {
    if (signal.aborted) return;
    setStage(back);
    setError(text);
  }

  async function connect(written: string): Promise<void> {
    const url = parseServerUrl(written);
    if (!url) {
      setError(t`Enter the URL of a Jellyfin server, such as jellyfin.example.org.`);
      return;
    }
    const signal = begin('connecting');
    try {
      const connection = { url, fetch, deviceId: dispatch(ensureDeviceId()) };
      const found = await withTimeLimit(TIMEOUT_MS, signal, (limited) => findJellyfin(connection, { signal: limited }));
      if (signal.aborted) return;
      setServer(found);
      setStage('server');
    } catch (problem) {
      fail(signal, 'address', failureText(problem, url));
    }
  }

  async function signIn(userName: string, password: string): Promise<void> {
    if (!server) return;
    const signal = begin('signing-in');
    const connection = { url: server.url, fetch, deviceId: dispatch(ensureDeviceId()) };
    try {
      const account = await withTimeLimit(TIMEOUT_MS, signal, (limited) =>
        signInWithPassword(connection, { userName, password }, { signal: limited }),
      );
      if (!signal.aborted) onDone(server, account);
    } catch (problem) {
      const isRefused = problem instanceof SourceError && problem.status === 401;
      fail(signal, 'server', isRefused ? t`Wrong username or password.` : failureText(problem, server.url));
    }
  }

  async function waitForCode(): Promise<void> {
    if (!server) return;
    setCode(null);
    const signal = begin('code');
    const connection = { url: server.url, fetch, deviceId: dispatch(ensureDeviceId()) };
    try {
      const account = await signInWithCode(connection, setCode, { signal, delay: abortableDelay });
      if (!signal.aborted) onDone(server, account);
    } catch (problem) {
      const isLate = problem instanceof SourceError && problem.code === 'timeout';
      fail(signal, 'server', isLate ? t`The code expired. Get a new one.` : failureText(problem, server.url));
    }
  }

  return {
    stage,
    server,
    code,
    error,
    connect: (written: string) => void connect(written),
    signIn: (userName: string, password: string) => void signIn(userName, password),
    signInByCode: () => void waitForCode(),
    back: () => void begin(stage === 'code' ? 'server' : 'address'),
  };
}
