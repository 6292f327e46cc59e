import { randomInt } from 'node:crypto';
import { logIn, signUp } from './api-client';
import type { ApiUnderTest } from './api-under-test';
import { newWriteLog, verify, write } from './writers';

const WRITERS = 4;
const WRITES = 60;

/** Kills the API (SIGKILL) at a random moment while devices sync, restarts it, and verifies the stored data. */
export async function killWhileWriting(target: ApiUnderTest): Promise<void> {
  const writeLog = newWriteLog();
  const username = `torture${randomInt(1e9)}`;
  let api = await target.start();
  try {
    const client = await signUp(api.origin, username);
    const killAt = randomInt(WRITES * 0.1, WRITES * 0.9);
    let killed: Promise<void> | undefined;
    let next = 1;
    const writer = async () => {
      while (!killed) {
        const id = next;
        next += 1;
        writeLog.asked.add(id);
        const status = await write(client, id, Date.now()).then(
          (answer) => answer.status,
          () => 0,
        );
        if (status === 200) writeLog.acknowledged.add(id);
        // While other writes are in progress.
        if (writeLog.acknowledged.size >= killAt) killed ??= api.kill();
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, writer));
    await killed;
    api = await target.start();
    // The session is user data too: it must have survived.
    await verify(client, writeLog);
    await logIn(api.origin, username);
  } finally {
    await api.stop();
    target.remove();
  }
}
