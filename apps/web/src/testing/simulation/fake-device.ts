import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { Clock } from './clock';
import { running, type TaskOwner } from './clock';
import type { Call, Server, Session } from './fake-server';

/** How a request fares. */
export type Fate = 'arrives' | 'cut' | 'answer lost' | 'doubled' | 'late';

/** The window of a page: what is listened to in it, and what happens when its code leaves. */
export interface Window extends TaskOwner {
  target: EventTarget;
  document: EventTarget;
  isVisible: boolean;
  device: Device;
  leave: () => void;
}

const LATENCY_MS = 60;
const LATE_MS = 20_000;

export const inWindow = <Result>(page: Window, act: () => Result): Result => running.run(page, act);

/** The window whose code is running. */
export function currentWindow(): Window {
  const page = running.getStore();
  if (!page) throw new Error('No page is running.');
  return page as Window;
}

interface Channel {
  page: Window;
  name: string;
  target: EventTarget;
}

/** A browser: what its tabs share. */
export class Device {
  readonly factory = new IDBFactory();
  readonly texts = new Map<string, string>();
  readonly cookies = new Map<string, string>();
  readonly windows = new Set<Window>();
  readonly channels = new Set<Channel>();
  session: Session | null = null;
  isOnline = true;
  /** Of the next requests, in order; then all arrive. */
  fates: Fate[] = [];
  /** How long another tab takes to hear what one has stored. */
  lagMs = 0;

  constructor(
    readonly clock: Clock,
    readonly server: Server,
  ) {}

  readonly local = {
    getItem: (key: string) => this.texts.get(key) ?? null,
    setItem: (key: string, text: string) => this.#store(key, text),
    removeItem: (key: string) => this.#store(key, null),
  };

  #store(key: string, text: string | null): void {
    if (running.getStore()?.isGone || (this.texts.get(key) ?? null) === text) return;
    if (text === null) this.texts.delete(key);
    else this.texts.set(key, text);
    const writer = running.getStore();
    for (const page of this.windows) {
      if (page === writer) continue;
      const event = Object.assign(new Event('storage'), { key, newValue: text, storageArea: this.local });
      inWindow(page, () => this.clock.after(() => page.target.dispatchEvent(event), this.lagMs));
    }
  }

  post(from: Channel, data: unknown): void {
    for (const channel of from.page.isGone ? [] : this.channels) {
      if (channel === from || channel.name !== from.name) continue;
      const event = Object.assign(new Event('message'), { data: structuredClone(data) });
      inWindow(channel.page, () =>
        this.clock.after(() => this.channels.has(channel) && channel.target.dispatchEvent(event)),
      );
    }
  }

  readonly #wait = (ms: number) => new Promise<void>((resolve) => this.clock.after(resolve, ms));

  /** What was sent arrives whatever becomes of the page; the answer, only while the page is there and awake. */
  async fetch(request: Request): Promise<Response> {
    if (currentWindow().isGone) return new Promise(() => undefined);
    const path = new URL(request.url).pathname.replace(/^\/api/, '');
    const text = await request.text();
    const profile = request.headers.get('X-Profile');
    const call: Call = { method: request.method, path, profile, body: text === '' ? undefined : JSON.parse(text) };
    const fate = this.isOnline ? (this.fates.shift() ?? 'arrives') : 'cut';
    // The cookie of this moment, whatever comes of the session until the request arrives.
    const { session } = this;
    const deliver = () => this.server.answer(session, call);
    await running.exit(() => this.#wait(LATENCY_MS));
    if (fate === 'cut') throw new TypeError('Failed to fetch');
    if (fate === 'late') running.exit(() => this.clock.after(() => void deliver(), LATE_MS));
    const answer = fate === 'late' ? null : deliver();
    if (fate === 'doubled') deliver();
    await this.#wait(LATENCY_MS);
    if (!answer || fate === 'answer lost') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(answer.body), {
      status: answer.status,
      headers: { 'Content-Type': 'application/json' },
    });
  }
}
