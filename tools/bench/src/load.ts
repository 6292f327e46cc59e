import { Agent, request } from 'node:http';
import { percentile } from './row';

export interface Call {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A call over a keep-alive connection; rejects unless the status is 200. */
export function call(agent: Agent, { method, url, headers = {}, body }: Call): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      { method, agent, headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) } },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () =>
          response.statusCode === 200 ? resolve(text) : reject(new Error(`${url}: ${response.statusCode} ${text}`)),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

export interface Load {
  perSecond: number;
  p99Ms: number;
}

/** Calls over several connections for some seconds, after a warm-up of one second. */
export async function load(next: () => Call, options: { connections: number; seconds: number }): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections });
  const times: number[] = [];
  const warmUntil = performance.now() + 1_000;
  const until = warmUntil + options.seconds * 1_000;
  const worker = async () => {
    for (let now = performance.now(); now < until; now = performance.now()) {
      await call(agent, next());
      if (now >= warmUntil) times.push(performance.now() - now);
    }
  };
  await Promise.all(Array.from({ length: options.connections }, worker));
  agent.destroy();
  return { perSecond: times.length / options.seconds, p99Ms: percentile(times, 99) };
}

/** Milliseconds of consecutive runs. */
export async function times(runs: number, run: (at: number) => Promise<unknown>): Promise<number[]> {
  const measured: number[] = [];
  for (let at = 0; at < runs; at += 1) {
    const started = performance.now();
    await run(at);
    measured.push(performance.now() - started);
  }
  return measured;
}
