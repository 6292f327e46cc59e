import type { SourceCheck } from '@marquee/player/sources';
import { useEffect, useRef, useState } from 'react';
import { makeAdapter, useAdapterNeeds, type ListedSource } from '../../shared/sources';
import { checkText, failureText, placeOf } from './source-texts';

export type CheckState =
  { status: 'checking' } | { status: 'works'; text: string } | { status: 'failed'; text: string };

/** A source that has not answered by then does not work. */
export const CHECK_TIMEOUT_MS = 8000;

const addressOf = (source: ListedSource): string => {
  if (source.kind === 'archive') return 'https://archive.org';
  return source.kind === 'site' ? source.url : source.server.url;
};

/** Tests sources when asked to; one that is tested again while it is being tested starts anew. */
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
      set({ status: 'failed', text: `Nobody is signed in to ${placeOf(source)}.` });
      return;
    }
    set({ status: 'checking' });
    const { signal } = controller;
    const startedAt = performance.now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<'late'>((resolve) => {
      timer = setTimeout(() => resolve('late'), CHECK_TIMEOUT_MS);
    });
    const asked = adapter.check({ signal }).then(
      (answer) => ({ answer }),
      (error: unknown) => ({ error }),
    );
    const outcome: 'late' | { answer: SourceCheck } | { error: unknown } = await Promise.race([asked, late]);
    clearTimeout(timer);
    if (running.current.get(id) !== controller || signal.aborted) return;
    if (outcome === 'late') {
      controller.abort();
      set({ status: 'failed', text: `${placeOf(source)} did not answer in time.` });
    } else if ('answer' in outcome) {
      set({ status: 'works', text: checkText(outcome.answer, performance.now() - startedAt) });
    } else {
      const { error } = outcome;
      set({ status: 'failed', text: failureText(error, addressOf(source)) });
    }
  }
  return { states, check: (source: ListedSource) => void check(source) };
}
