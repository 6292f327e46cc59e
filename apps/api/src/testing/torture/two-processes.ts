import { randomInt } from 'node:crypto';
import { connect, createServer, type AddressInfo } from 'node:net';
import { openEventStream } from '../event-stream';
import { logIn, send, signUp } from './api-client';
import { apiUnderTest } from './api-under-test';
import { newWriteLog, verify, write } from './writers';

const EVENT_MS = 1_000;
/** Devices of one account that push concurrently: fewer than the limit of waiting pushes per process. */
const DEVICES = 4;

/**
 * Two API processes on one PostgreSQL behind one address: a change made through one is delivered by the other within a
 * second, writes through both are merged, and the lock-out counts across them.
 *
 * @returns the median delay between a push and its event, in milliseconds
 */
export async function twoProcesses(databaseUrl: string, changes: number): Promise<number> {
  const places = await Promise.all([apiUnderTest(databaseUrl), apiUnderTest(databaseUrl)]);
  // One after the other, because both would migrate.
  const apis = [await places[0].start(), await places[1].start()];
  const balancer = await roundRobin(apis.map(({ origin }) => Number(new URL(origin).port)));
  try {
    const [first, second] = apis.map(({ origin }) => origin);
    if (!first || !second) throw new Error('two processes were to start');
    const username = `twins${randomInt(1e9)}`;
    const phone = await signUp(first, username);
    const desk = await logIn(second, username);
    const stream = await openEventStream(`${second}/api/users/me/events`, desk.cookie);
    const delays: number[] = [];
    const writeLog = newWriteLog();
    for (let id = 1; id <= changes; id += 1) {
      writeLog.asked.add(id);
      const started = performance.now();
      const { body } = await write(phone, id, Date.now());
      writeLog.acknowledged.add(id);
      await stream.until(({ event, data }) => event === 'changed' && data.revision === body.revision, EVENT_MS);
      delays.push(performance.now() - started);
    }
    stream.close();
    const shared = await logIn(balancer.origin, username);
    const more = Array.from({ length: changes * 4 }, (_, at) => changes + at + 1);
    more.forEach((id) => writeLog.asked.add(id));
    const device = async () => {
      for (let id = more.pop(); id !== undefined; id = more.pop()) {
        const { status } = await write(shared, id, Date.now());
        if (status === 200) writeLog.acknowledged.add(id);
      }
    };
    await Promise.all(Array.from({ length: DEVICES }, device));
    if (writeLog.acknowledged.size !== writeLog.asked.size)
      throw new Error('a write through the shared address failed');
    await verify(desk, writeLog);
    await expectLockOut(balancer.origin, username);
    return delays.sort((a, b) => a - b)[Math.floor(delays.length / 2)] ?? 0;
  } finally {
    balancer.close();
    await Promise.all(apis.map((api) => api.stop()));
    places.forEach((place) => place.remove());
  }
}

/** Five wrong passwords lock the account, whichever process receives them (ACCOUNT-08). */
async function expectLockOut(origin: string, username: string): Promise<void> {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const body = { username, password: 'wrong password' };
    statuses.push(
      (await send(origin, { method: 'POST', path: '/api/auth/login', headers: { Connection: 'close' }, body })).status,
    );
  }
  if (statuses.filter((status) => status === 401).length > 5 || statuses.at(-1) !== 429)
    throw new Error(`the lock-out does not hold across processes: ${statuses.join(', ')}`);
}

/** A minimal load balancer: assigns connections in turn. */
async function roundRobin(ports: number[]): Promise<{ origin: string; close: () => void }> {
  let turn = 0;
  const server = createServer((near) => {
    const far = connect(ports[turn++ % ports.length] ?? 0, '127.0.0.1');
    near.pipe(far).pipe(near);
    near.on('error', () => far.destroy()).on('close', () => far.destroy());
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}
