import { parseJson } from '@marquee/core';
import { changedEventSchema, syncLimits } from '@marquee/core/contracts';
import { z } from 'zod';
import type { Database, NotificationChannel } from '../../db';
import type { Logger } from '@marquee/server';
import type { EventsRepository } from './events.repository';

/** Comments on the stream, so that proxies see life and broken connections are found out. */
const HEARTBEAT_MS = 25_000;

/** A browser that listens. */
interface Subscriber {
  userId: string;
  sessionId: string;
  send: (event: 'ready' | 'changed', data: object) => void;
  beat: () => void;
  end: () => void;
}

const changeSchema = z.object({ userId: z.string(), ...changedEventSchema.shape });
const sessionEndSchema = z.object({ userId: z.string(), sessionId: z.string() });

export interface EventsServiceDeps {
  database: Pick<Database, 'listen'>;
  repository: EventsRepository;
  logger: Logger;
  now: () => number;
}

/** Tells browsers what changed in their person's data, whichever process changed it. */
export class EventsService {
  readonly #listeners = new Map<string, Set<Subscriber>>();
  readonly #stop: (() => void)[] = [];
  #isClosed = false;

  constructor(private readonly deps: EventsServiceDeps) {
    this.#stop.push(
      deps.database.listen({
        onNotification: (...notice) => this.#hear(...notice),
        onReconnect: () => this.#catchUp(),
      }),
    );
    const timer = setInterval(() => this.#beat(), HEARTBEAT_MS).unref();
    this.#stop.push(() => clearInterval(timer));
  }

  /**
   * Takes a listener in and tells it the present revision: whatever came before is to be asked for, whatever comes after
   * will be told. Undefined when the person has too many already.
   *
   * @returns the function that lets it go
   */
  async join(listener: Subscriber): Promise<(() => void) | undefined> {
    const mine = this.#listeners.get(listener.userId) ?? new Set();
    if (this.#isClosed || mine.size >= syncLimits.eventStreams) return undefined;
    mine.add(listener);
    this.#listeners.set(listener.userId, mine);
    const leave = () => {
      mine.delete(listener);
      if (mine.size === 0 && this.#listeners.get(listener.userId) === mine) this.#listeners.delete(listener.userId);
    };
    try {
      await this.#sendRevisions([listener]);
    } catch (error) {
      leave();
      throw error;
    }
    return leave;
  }

  /** Ends every stream; nobody is taken in any more. */
  close(): void {
    this.#isClosed = true;
    for (const stop of this.#stop) stop();
    for (const listener of this.#all()) listener.end();
  }

  #all(): Subscriber[] {
    return [...this.#listeners.values()].flatMap((set) => [...set]);
  }

  #hear(channel: NotificationChannel, payload: string): void {
    const notice: unknown = parseJson(payload);
    if (channel === 'marquee_sessions') {
      const ended = sessionEndSchema.safeParse(notice).data;
      for (const listener of this.#listeners.get(ended?.userId ?? '') ?? [])
        if (listener.sessionId === ended?.sessionId) listener.end();
      return;
    }
    const change = changeSchema.safeParse(notice).data;
    if (!change) return;
    const { userId, ...data } = change;
    for (const listener of this.#listeners.get(userId) ?? []) listener.send('changed', data);
  }

  /** After a gap each browser learns its revision, and asks when that is news. */
  #catchUp(): void {
    this.#sendRevisions(this.#all()).catch((error: unknown) =>
      this.deps.logger.warn({ err: error }, 'listeners could not be told their revisions'),
    );
  }

  async #sendRevisions(listeners: readonly Subscriber[]): Promise<void> {
    if (listeners.length === 0) return;
    const revisions = await this.deps.repository.revisions([...new Set(listeners.map(({ userId }) => userId))]);
    for (const listener of listeners) listener.send('ready', { revision: revisions.get(listener.userId) ?? 0 });
  }

  /** Sessions also end by their time; that nobody announces. */
  #beat(): void {
    const listeners = this.#all();
    if (listeners.length === 0) return;
    for (const listener of listeners) listener.beat();
    this.deps.repository
      .living([...new Set(listeners.map(({ sessionId }) => sessionId))], this.deps.now())
      .then((living) =>
        listeners.filter(({ sessionId }) => !living.has(sessionId)).forEach((listener) => listener.end()),
      )
      .catch((error: unknown) =>
        this.deps.logger.warn({ err: error }, 'the sessions of listeners could not be checked'),
      );
  }
}
