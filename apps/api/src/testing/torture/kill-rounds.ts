import { randomInt } from 'node:crypto';
import { logIn, signUp, type ApiClient } from './api-client';
import type { ApiUnderTest } from './api-under-test';
import { newWriteLog, verify, write, type WriteLog } from './writers';

const WRITERS = 4;

interface KillRounds {
  target: ApiUnderTest;
  rounds: number;
  /** Writes per round; the process is killed during one of them. */
  writes: number;
}

/**
 * Kills the target's processes (SIGKILL) at random moments while devices sync, restarts it, and verifies the stored
 * data.
 */
export async function killRounds({ target, rounds, writes }: KillRounds): Promise<void> {
  const writeLog = newWriteLog();
  const username = `torture${randomInt(1e9)}`;
  let api = await target.start();
  try {
    let client = await signUp(api.origin, username);
    for (let round = 1; round <= rounds; round += 1) {
      const before = writeLog.acknowledged.size;
      const killAt = before + randomInt(Math.ceil(writes * 0.1), Math.ceil(writes * 0.9));
      await writeUntilKilled(client, writeLog, { writes, killAt, kill: api.kill });
      api = await target.start();
      // The session is user data too: it must have survived.
      await verify(client, writeLog);
      client = await logIn(api.origin, username);
    }
  } finally {
    await api.stop();
    target.remove();
  }
}

async function writeUntilKilled(
  client: ApiClient,
  writeLog: WriteLog,
  options: { writes: number; killAt: number; kill: () => Promise<void> },
): Promise<void> {
  const first = writeLog.asked.size + 1;
  let next = first;
  let killed: Promise<void> | undefined;
  const writer = async () => {
    while (!killed && next < first + options.writes) {
      const id = next;
      next += 1;
      writeLog.asked.add(id);
      const status = await write(client, id, Date.now()).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 200) writeLog.acknowledged.add(id);
      // While other writes are in progress.
      if (writeLog.acknowledged.size >= options.killAt) killed ??= options.kill();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  await (killed ?? options.kill());
}
