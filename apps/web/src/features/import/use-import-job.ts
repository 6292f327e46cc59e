import { plural, t } from '@lingui/core/macro';
import { useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatInteger } from '../../shared/lib/format/format-integer';
import { useAppStore, useServices } from '../../shared/store';
import { showToast } from '../../shared/ui';
import { importJobOf, type ImportJob } from './import-job';
import type { ImportState } from './import-state';

/** Interval of progress toasts while the visitor is elsewhere on the site. */
const TELL_EVERY_MS = 3_000;
const TOPIC = 'import';

const progressText = (state: ImportState): string | null => {
  if (state.phase === 'matching') {
    const done = formatInteger(state.done);
    const { total } = state;
    return plural(total, {
      one: `Import: looked up ${done} of # title`,
      other: `Import: looked up ${done} of # titles`,
    });
  }
  if (state.phase === 'review') return t`Import: ready to review`;
  if (state.phase === 'done') {
    const { count } = state.applied;
    return plural(count, { one: 'Import: added # entry', other: 'Import: added # entries' });
  }
  return null;
};

/** Shows the progress of an import as toasts while its page is not open. */
function tellElsewhere(job: ImportJob, open: () => void): () => void {
  let toldAt = 0;
  let toldPhase = '';
  const tell = () => {
    const state = job.getState();
    const message = progressText(state);
    const now = performance.now();
    if (message === null || (state.phase === toldPhase && now - toldAt < TELL_EVERY_MS)) return;
    [toldAt, toldPhase] = [now, state.phase];
    const durationMs = state.phase === 'matching' ? 2 * TELL_EVERY_MS : Number.POSITIVE_INFINITY;
    showToast({ kind: 'info', message, topic: TOPIC, durationMs, action: { label: t`Open`, onAction: open } });
  };
  if (job.getState().phase === 'matching') tell();
  return job.subscribe(tell);
}

const elsewhere = new WeakMap<ImportJob, () => void>();

/** The import and its state; while its page is not open, progress is shown as toasts. */
export function useImportJob(): { job: ImportJob; state: ImportState } {
  const job = importJobOf(useAppStore(), useServices());
  const state = useSyncExternalStore(job.subscribe, job.getState, job.getState);
  const navigate = useNavigate();
  useEffect(() => {
    elsewhere.get(job)?.();
    return () =>
      void elsewhere.set(
        job,
        tellElsewhere(job, () => void navigate('/import')),
      );
  }, [job, navigate]);
  return { job, state };
}
