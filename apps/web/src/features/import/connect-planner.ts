import { wrap, type Remote } from 'comlink';
import type { ImportPlanner } from './import-planner';

/** Starts an import's worker, which ends when the signal is aborted. `onFailure` is called if it cannot run. */
export function connectPlanner(signal: AbortSignal, onFailure: (error: Error) => void): Remote<ImportPlanner> {
  const worker = new Worker(new URL('import-worker.ts', import.meta.url), { type: 'module' });
  signal.addEventListener('abort', () => worker.terminate(), { once: true });
  worker.addEventListener('error', ({ message }) => onFailure(new Error(`The import's worker failed: ${message}`)));
  return wrap<ImportPlanner>(worker);
}
