import { connectRecommender } from './connect-recommender';
import type { Planner } from './gather-candidates';

export type Connect = (signal: AbortSignal, onFailure: (error: Error) => void) => Planner;

/** Runs with a worker of its own, which ends with it. Rejects if the worker cannot run, or when the signal is aborted. */
export async function withPlanner<Result>(
  signal: AbortSignal,
  run: (planner: Planner) => Promise<Result>,
  connect: Connect = connectRecommender,
): Promise<Result> {
  const end = new AbortController();
  const ended = AbortSignal.any([signal, end.signal]);
  try {
    return await new Promise<Result>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      run(connect(ended, reject)).then(resolve, reject);
    });
  } finally {
    end.abort();
  }
}
