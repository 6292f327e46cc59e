import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openEventStream } from '../event-stream';
import { signUp } from './api-client';
import { apiUnderTest } from './api-under-test';
import { newWriteLog, verify, write } from './writers';

/** A database that can be stopped and started again at the same address. */
export interface OutageDatabase {
  url: string;
  stop: () => Promise<void>;
  restart: () => Promise<void>;
}

const WRITERS = 4;
const OUTAGE = '503 database_unavailable';

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await sleep(20);
};

/**
 * Stops the database under a busy API and starts it again. The API must respond with 503 during the outage and recover
 * in the same process, and all acknowledged writes must be stored.
 */
export async function databaseOutage(database: OutageDatabase, outages: number): Promise<void> {
  const target = await apiUnderTest(database.url);
  const api = await target.start();
  const writeLog = newWriteLog();
  const statuses = new Map<string, number>();
  const refused = () => statuses.get(OUTAGE) ?? 0;
  let isRunning = true;
  let next = 1;
  try {
    const client = await signUp(api.origin, `outage${randomInt(1e9)}`);
    const stream = await openEventStream(`${api.origin}/api/users/me/events`, client.cookie);
    const writer = async () => {
      while (isRunning) {
        const id = next;
        next += 1;
        writeLog.asked.add(id);
        const { status, body } = await write(client, id, Date.now());
        const kind = status === 200 ? '200' : `${status} ${String(body.code)}`;
        statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
        if (status === 200) writeLog.acknowledged.add(id);
        else await sleep(50);
      }
    };
    const writers = Promise.all(Array.from({ length: WRITERS }, writer));
    for (let outage = 1; outage <= outages; outage += 1) {
      const written = writeLog.acknowledged.size;
      await until(() => writeLog.acknowledged.size > written + WRITERS);
      const refusedBefore = refused();
      await database.stop();
      await until(() => refused() > refusedBefore);
      const alive = await fetch(`${api.origin}/healthz`);
      const ready = await fetch(`${api.origin}/readyz`);
      if (alive.status !== 200 || ready.status !== 503)
        throw new Error(`health ${alive.status}, ready ${ready.status}`);
      const before = writeLog.acknowledged.size;
      await database.restart();
      await until(() => writeLog.acknowledged.size > before);
    }
    isRunning = false;
    await writers;
    await verify(client, writeLog);
    const wrong = [...statuses.keys()].filter((kind) => kind !== '200' && kind !== OUTAGE);
    if (wrong.length > 0) throw new Error(`answers that are no clear 503: ${JSON.stringify([...statuses])}`);
    // The listening connection has recovered too: the stream that remained open receives a change.
    const heard = stream.events.length;
    while (stream.events.length === heard) {
      await write(client, next, Date.now());
      await sleep(200);
    }
    stream.close();
  } finally {
    isRunning = false;
    await api.stop();
    target.remove();
  }
}
