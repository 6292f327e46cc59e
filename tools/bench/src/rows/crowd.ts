import { startApi } from '../api';
import { crowd, type Sample } from '../crowd/crowd';
import { seedPeople } from '../crowd/people';
import { median, percentile, type Row } from '../row';

const BOOKMARKS = 200;
/** Issue 17, on two quiet cores. */
const GOAL_P99_MS = 300;

const fromEnvironment = (name: string, fallback: number): number => {
  const value = Number(process.env[name] || fallback);
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a whole number from 1`);
  return value;
};

/** Event streams of many users on the embedded database: one process, then two. */
export async function crowdRows(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const processes of [1, 2]) rows.push(...(await rowsOf(processes)));
  return rows;
}

async function rowsOf(processes: number): Promise<Row[]> {
  const count = fromEnvironment('CROWD_PEOPLE', 500);
  const seconds = fromEnvironment('CROWD_SECONDS', 300);
  const rate = fromEnvironment('CROWD_RATE', 50);
  const api = await startApi(null);
  try {
    const origins = [api.origin];
    while (origins.length < processes) origins.push(await api.addProcess());
    const people = await seedPeople(api.databaseUrl, count, BOOKMARKS);
    const result = await crowd({ origins, people, bookmarks: BOOKMARKS, seconds, rate });
    const { failures, latenciesMs, samples, sent, unannounced, unfetched } = result;
    if (failures.length > 0) throw new Error(`${failures.length} of ${sent} requests failed, first ${failures[0]}`);
    const on = `${count} people, ${rate} changes a second for ${seconds} s, ${processes === 1 ? 'one process' : `${processes} processes`}`;
    const memory = (of: 'heapMb' | 'rssMb', name: string): Row => {
      const third = Math.floor(samples.length / 3);
      const middle = (part: readonly Sample[]): number => median(part.map((sample) => sample[of]));
      return {
        name: `${name} (${on})`,
        unit: 'MB',
        value: middle(samples.slice(-third)),
        alternative: { name: 'its first third', value: middle(samples.slice(0, third)) },
      };
    };
    return [
      {
        name: `change to event at another device, p99 (${on})`,
        unit: 'ms',
        value: percentile(latenciesMs, 99),
        goal: { atMost: GOAL_P99_MS },
        alternative: { name: 'the median', value: median(latenciesMs) },
      },
      {
        name: `changes that did not arrive (${on})`,
        unit: '',
        value: unannounced + unfetched,
        goal: { atMost: 0 },
        alternative: { name: 'changes sent', value: sent },
      },
      {
        name: `processor time of the API for a change, its event and what the other device asks (${on})`,
        unit: 'ms',
        value: result.cpuMs / sent,
        alternative: { name: 'what a core has for each', value: 1_000 / rate },
      },
      memory('heapMb', 'heap of the API, last third'),
      memory('rssMb', 'memory of the API, last third'),
    ];
  } finally {
    await api.stop();
  }
}
