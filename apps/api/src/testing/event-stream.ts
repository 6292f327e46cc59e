import { get, type IncomingMessage } from 'node:http';

interface StreamEvent {
  event: string;
  data: Record<string, unknown>;
}

export interface EventStream {
  status: number;
  headers: IncomingMessage['headers'];
  events: StreamEvent[];
  /** Resolves with the first matching event, including earlier ones. */
  until: (fits: (event: StreamEvent) => boolean, timeoutMs?: number) => Promise<StreamEvent>;
  ended: Promise<void>;
  close: () => void;
}

/** Listens to server-sent events like a browser with that cookie. */
export function openEventStream(url: string, cookie: string): Promise<EventStream> {
  return new Promise((resolve, reject) => {
    const request = get(
      url,
      { headers: { Cookie: cookie, 'Accept-Encoding': 'gzip, br' }, agent: false },
      (response) => {
        const events: StreamEvent[] = [];
        const waiting = new Set<() => void>();
        let rest = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          const parts = (rest + chunk).split('\n\n');
          rest = parts.pop() ?? '';
          events.push(...parts.flatMap(parseEvent));
          waiting.forEach((look) => look());
        });
        const ended = new Promise<void>((done) => {
          response.on('close', () => done());
          response.on('error', () => done());
        });
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          events,
          ended,
          close: () => request.destroy(),
          until: (fits, timeoutMs = 60_000) =>
            new Promise((found, failed) => {
              const timer = setTimeout(() => {
                waiting.delete(look);
                failed(new Error(`No such event within ${timeoutMs} ms: ${JSON.stringify(events)}`));
              }, timeoutMs);
              const look = () => {
                const event = events.find(fits);
                if (!event) return;
                clearTimeout(timer);
                waiting.delete(look);
                found(event);
              };
              waiting.add(look);
              look();
            }),
        });
      },
    );
    request.on('error', reject);
  });
}

function parseEvent(block: string): StreamEvent[] {
  const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]));
  const event = fields.get('event');
  return event === undefined ? [] : [{ event, data: JSON.parse(fields.get('data') ?? '{}') }];
}
