import { wrap, type Remote } from 'comlink';
import type { Recommender } from './recommender';

/** Starts a recommender's worker, which ends when the signal is aborted. `onFailure` is called if it cannot run. */
export function connectRecommender(signal: AbortSignal, onFailure: (error: Error) => void): Remote<Recommender> {
  const worker = new Worker(new URL('recommender-worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate(), { once: true });
  worker.addEventListener('error', ({ message }) => onFailure(new Error(`The recommender failed: ${message}`)));
  return wrap<Recommender>(worker);
}
