import { t } from '@lingui/core/macro';
import { ARCHIVE_URL } from '@marquee/core';
import { withTimeLimit } from '@marquee/player/sources';
import { useEffect, useRef, useState } from 'react';
import { makeAdapter, useAdapterNeeds, type ListedSource } from '../../shared/sources';
import { checkText, failureText, placeOf } from './source-texts';

export type CheckState =
  | { status: 'checking' }
  | { status: 'works'; text: string }
  | { status: 'failed'; text: string };

/** A source that has not responded by then counts as failed. */
const CHECK_TIMEOUT_MS = 8000;

const addressOf = (source: ListedSource): string => {
  if (source.kind === 'archive') return ARCHIVE_URL;
  return source.kind === 'site' ? source.url : source.server.url;
};

/** Tests sources on request; testing one again restarts its test. */
export function useSourceChecks() {
  const [states, setStates] = useState<Record<string, CheckState>>({});
  const needs = useAdapterNeeds();
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const { current } = running;
    return () => current.forEach((controller) => controller.abort());
  }, []);

  async function check(source: ListedSource): Promise<void> {
    const { id } = source;
    const set = (state: CheckState) => setStates((before) => ({ ...before, [id]: state }));
    running.current.get(id)?.abort();
    const controller = new AbortController();
    running.current.set(id, controller);
    const adapter = makeAdapter(source, needs);
    if (!adapter?.check) {
      const place = placeOf(source);
      set({ status: 'failed', text: t`You’re not signed in to ${place}.` });
      return;
    }
    set({ status: 'checking' });
    const startedAt = performance.now();
    const outcome = await withTimeLimit(CHECK_TIMEOUT_MS, controller.signal, async (signal) =>
      adapter.check?.({ signal }),
    ).then(
      (answer = {}): CheckState => ({ status: 'works', text: checkText(answer, performance.now() - startedAt) }),
      (error: unknown): CheckState => ({ status: 'failed', text: failureText(error, addressOf(source)) }),
    );
    if (running.current.get(id) === controller && !controller.signal.aborted) set(outcome);
  }
  return { states, check: (source: ListedSource) => void check(source) };
}
