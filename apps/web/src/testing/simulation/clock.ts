import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers';

/** What owns a task: it may be gone, or asleep, by the time that the task is due. */
export interface TaskOwner {
  isGone: boolean;
  isAsleep: boolean;
}

/** Whose code is running: kept through promises, timers and the database. */
export const running = new AsyncLocalStorage<TaskOwner>();

interface Task {
  id: number;
  dueMs: number;
  /** It is done again and again. */
  everyMs?: number;
  owner: TaskOwner | undefined;
  act: () => void;
}

const START_MS = 1_800_000_000_000;

/** Time that passes when a simulation says so. Whoever sleeps does everything that is due on waking. */
export function createClock() {
  let nowMs = START_MS;
  let lastId = 0;
  let turns = 0;
  const tasks = new Map<number, Task>();

  function plan(act: () => void, delayMs: number, everyMs?: number): number {
    lastId += 1;
    const dueMs = nowMs + Math.max(0, delayMs);
    tasks.set(lastId, { id: lastId, dueMs, owner: running.getStore(), act, ...(everyMs !== undefined && { everyMs }) });
    return lastId;
  }
  const next = (untilMs: number): Task | undefined => {
    let first: Task | undefined;
    for (const task of tasks.values()) {
      if (task.owner?.isGone) tasks.delete(task.id);
      else if (!task.owner?.isAsleep && task.dueMs <= untilMs && (!first || task.dueMs < first.dueMs)) first = task;
    }
    return first;
  };
  /** Lets promises and databases get on, without time passing. */
  async function settle(): Promise<void> {
    for (let idle = 0; idle < 3; idle = turns === 0 ? idle + 1 : 0) await new Promise((resolve) => nextTurn(resolve));
  }

  return {
    now: () => nowMs,
    settle,
    async pass(ms: number): Promise<void> {
      const untilMs = nowMs + ms;
      await settle();
      for (let task = next(untilMs); task; task = next(untilMs)) {
        tasks.delete(task.id);
        nowMs = Math.max(nowMs, task.dueMs);
        const { act, owner, everyMs } = task;
        if (everyMs !== undefined) tasks.set(task.id, { ...task, dueMs: nowMs + everyMs });
        if (owner) running.run(owner, act);
        else act();
        await settle();
      }
      nowMs = untilMs;
    },
    after: (act: () => void, delayMs = 0): number => plan(act, delayMs),
    every: (act: () => void, ms: number): number => plan(act, ms, ms),
    cancel: (id: unknown) => void tasks.delete(Number(id)),
    /** In place of the platform's, which the database of the tests uses: what it still has to do is counted. */
    immediate(act: () => void): void {
      turns += 1;
      nextTurn(() => {
        turns -= 1;
        act();
      });
    },
  };
}

export type Clock = ReturnType<typeof createClock>;
