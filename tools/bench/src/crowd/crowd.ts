import { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../load';
import { seededRandom } from '../random';
import { listen, type Listener } from './listen';
import type { Person } from './people';

export interface CrowdOptions {
  /** Origins of the API's processes; if there are several, a user's devices use different ones. */
  origins: readonly string[];
  people: readonly Person[];
  bookmarks: number;
  seconds: number;
  /** Changes per second of all users together. */
  rate: number;
}

/** Memory of the API's processes together, at one moment. */
export interface Sample {
  heapMb: number;
  rssMb: number;
}

export interface CrowdResult {
  sent: number;
  /** From the change on one device to its event on the other. */
  latenciesMs: number[];
  failures: string[];
  /** Acknowledged changes without an event. */
  unannounced: number;
  /** Announced changes that the other device did not find when it fetched changes. */
  unfetched: number;
  samples: Sample[];
  /** Processor time of the API's processes during the run. */
  cpuMs: number;
}

const SEED = 11;
const SAMPLES = 30;
/** Time for events and responses in flight after the last change. */
const SETTLE_MS = 5_000;

type Revisions = Record<string, number>;
interface Entry {
  key: string;
  changedAt: number;
}
interface SyncAnswer {
  revision: Revisions;
  changes?: Record<string, Entry[]>;
}
const START: Revisions = { bookmarks: 1, categories: 1, history: 1, plays: 1, settings: 1 };

/** Users change something continuously; their other devices are notified and fetch the changes, like the app. */
export async function crowd(options: CrowdOptions): Promise<CrowdResult> {
  const { origins, people, seconds, rate } = options;
  const result: CrowdResult = {
    sent: 0,
    latenciesMs: [],
    failures: [],
    unannounced: 0,
    unfetched: 0,
    samples: [],
    cpuMs: 0,
  };
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const random = seededRandom(SEED);
  const originOf = (at: number): string => origins[at % origins.length] ?? '';
  const pending = new Map<string, { changedMs: number; entry: Entry }>();
  const devices: ReturnType<typeof otherDevice>[] = [];
  const listeners: Listener[] = [];

  for (const [at, person] of people.entries()) {
    const device = otherDevice(originOf(at + 1), person, agent, result);
    devices.push(device);
    const hear = ({ origin = '' }: { origin?: string }): void => {
      const change = pending.get(origin);
      if (!change) return;
      result.latenciesMs.push(performance.now() - change.changedMs);
      pending.delete(origin);
      device.fetch(change.entry);
    };
    listeners.push(await listen(originOf(at + 1), person.desk, hear));
  }

  const push = async (at: number, changedMs: number): Promise<void> => {
    const id = `change-${(result.sent += 1)}`;
    const entry = {
      key: `${1 + Math.floor(random() * options.bookmarks)}/movie/watchlist`,
      value: {},
      changedAt: Date.now(),
    };
    pending.set(id, { changedMs, entry });
    await call(agent, {
      method: 'POST',
      url: `${originOf(at)}/api/sync`,
      headers: { ...people[at]?.phone.headers, 'X-Client-Id': id },
      body: JSON.stringify({ push: { bookmarks: [entry] }, updatedAt: Date.now() }),
    }).catch((error: unknown) => {
      pending.delete(id);
      result.failures.push(String(error));
    });
  };
  /** A device sends one request at a time, like the app. */
  const phones = people.map(() => Promise.resolve());
  const change = (): Promise<void> => {
    const at = Math.floor(random() * people.length);
    const changedMs = performance.now();
    return (phones[at] = (phones[at] ?? Promise.resolve()).then(() => push(at, changedMs)));
  };

  const cpuBefore = await sumOf(origins, 'process_cpu_seconds_total');
  const sampling = sample(origins, seconds, result.samples);
  const started = performance.now();
  const running = new Set<Promise<void>>();
  // At a fixed rate, regardless of the responses.
  for (let next = 0; next < rate * seconds; next += 1) {
    const waitMs = started + (next * 1_000) / rate - performance.now();
    if (waitMs > 0) await sleep(waitMs);
    const sent = change();
    running.add(sent);
    void sent.finally(() => running.delete(sent));
  }
  await Promise.all(running);
  await sleep(SETTLE_MS);
  await sampling;
  result.cpuMs = ((await sumOf(origins, 'process_cpu_seconds_total')) - cpuBefore) * 1_000;
  result.unannounced = pending.size;
  result.unfetched = devices.reduce((sum, device) => sum + device.missing, 0);
  for (const listener of listeners) listener.close();
  agent.destroy();
  return result;
}

/** The device that receives notifications: it fetches changes, one request at a time, and records them. */
function otherDevice(origin: string, { desk }: Person, agent: Agent, { failures }: CrowdResult) {
  let since = START;
  let isFetching = false;
  let isWanted = false;
  const heard = new Map<string, number>();
  const found = new Map<string, number>();

  async function fetch(): Promise<void> {
    isWanted = false;
    const body = JSON.stringify({ since, updatedAt: Date.now() });
    const request = { method: 'POST', url: `${origin}/api/sync`, headers: desk.headers, body } as const;
    const answer = JSON.parse(await call(agent, request)) as SyncAnswer;
    since = { ...since, ...answer.revision };
    for (const { key, changedAt } of answer.changes?.bookmarks ?? []) found.set(key, changedAt);
  }
  async function fetchAll(): Promise<void> {
    isFetching = true;
    do await fetch();
    while (isWanted);
    isFetching = false;
  }

  return {
    fetch({ key, changedAt }: Entry): void {
      heard.set(key, Math.max(changedAt, heard.get(key) ?? 0));
      isWanted = true;
      if (!isFetching) fetchAll().catch((error: unknown) => failures.push(String(error)));
    },
    get missing() {
      return [...heard].filter(([key, changedAt]) => (found.get(key) ?? 0) < changedAt).length;
    },
  };
}

/** Memory of all processes together, as reported by them. */
async function sample(origins: readonly string[], seconds: number, samples: Sample[]): Promise<void> {
  for (let at = 0; at < SAMPLES; at += 1) {
    await sleep((seconds * 1_000) / SAMPLES);
    samples.push({
      heapMb: (await sumOf(origins, 'nodejs_heap_size_used_bytes')) / 2 ** 20,
      rssMb: (await sumOf(origins, 'process_resident_memory_bytes')) / 2 ** 20,
    });
  }
}

async function sumOf(origins: readonly string[], metric: string): Promise<number> {
  const texts = await Promise.all(origins.map(async (origin) => (await fetch(`${origin}/metrics`)).text()));
  return texts.reduce((sum, text) => sum + figure(text, metric), 0);
}

function figure(metrics: string, name: string): number {
  const found = new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1];
  if (found === undefined) throw new Error(`the metrics have no ${name}`);
  return Number(found);
}
