import { parseJson } from '@marquee/core';
import { changedEventSchema, requestEventSchema, syncLimits } from '@marquee/core/contracts';
import { z } from 'zod';
import type { Database, NotificationChannel } from '../../db';
import type { Logger } from '@marquee/server';
import type { ProfileKey } from '../profiles/profile-key';
import type { EventsRepository } from './events.repository';

/** Interval of events, which keep proxies from closing the streams and reveal broken connections. */
const HEARTBEAT_MS = 25_000;

/** A browser with an open event stream. */
interface Subscriber extends ProfileKey {
  sessionId: string;
  send: (event: 'ready' | 'changed' | 'library' | 'request', data: object) => void;
  /** Called at most once, and nothing is sent afterwards. */
  end: () => void;
}

/** A change without a profile concerns the account. */
const changeSchema = z.object({ userId: z.string(), profileId: z.string().optional(), ...changedEventSchema.shape });
const sessionEndSchema = z.object({ userId: z.string(), sessionId: z.string() });

const requestChangeSchema = z.object({ userId: z.string(), profileId: z.string(), ...requestEventSchema.shape });

export interface EventsServiceDeps {
  database: Pick<Database, 'listen'>;
  repository: EventsRepository;
  logger: Logger;
  now: () => number;
}

/** Notifies browsers of changes to their account's data and to the library, regardless of the process that made them. */
export class EventsService {
  readonly #listeners = new Map<string, Set<Subscriber>>();
  readonly #stop: (() => void)[] = [];
  #isClosed = false;

  constructor(private readonly deps: EventsServiceDeps) {
    this.#stop.push(
      deps.database.listen({
        onNotification: (...notice) => this.#onNotification(...notice),
        onReconnect: () => this.#catchUp(),
      }),
    );
    const timer = setInterval(() => this.#catchUp(), HEARTBEAT_MS).unref();
    this.#stop.push(() => clearInterval(timer));
  }

  /** @returns a function that removes the listener; undefined if the user already has too many */
  join(listener: Subscriber): (() => void) | undefined {
    const mine = this.#listeners.get(listener.userId) ?? new Set();
    if (this.#isClosed || mine.size >= syncLimits.eventStreams) return undefined;
    mine.add(listener);
    this.#listeners.set(listener.userId, mine);
    return () => void this.#remove(listener);
  }

  /**
   * Sends the current revisions: a browser fetches what it missed. Ends the streams of sessions that have expired, which
   * sends no notification, or that ended before their stream began.
   */
  async sendRevisions(listeners: readonly Subscriber[]): Promise<void> {
    if (listeners.length === 0) return;
    const ids = [...new Set(listeners.map(({ sessionId }) => sessionId))];
    const sessions = await this.deps.repository.findSessions(ids, this.deps.now());
    for (const listener of listeners.filter((each) => this.#has(each))) {
      const session = sessions.get(listener.sessionId);
      if (session?.profileId !== listener.profileId) this.#end(listener);
      else {
        const { revision, epoch, library } = session;
        listener.send('ready', { revision, epoch, library });
      }
    }
  }

  /** Closes every stream and accepts no new ones. */
  close(): void {
    this.#isClosed = true;
    for (const stop of this.#stop) stop();
    for (const listener of this.#all()) this.#end(listener);
  }

  #has(listener: Subscriber): boolean {
    return this.#listeners.get(listener.userId)?.has(listener) ?? false;
  }

  #remove(listener: Subscriber): boolean {
    const mine = this.#listeners.get(listener.userId);
    const wasThere = mine?.delete(listener) ?? false;
    if (mine?.size === 0) this.#listeners.delete(listener.userId);
    return wasThere;
  }

  #end(listener: Subscriber): void {
    if (this.#remove(listener)) listener.end();
  }

  #all(): Subscriber[] {
    return [...this.#listeners.values()].flatMap((set) => [...set]);
  }

  #onNotification(channel: NotificationChannel, payload: string): void {
    const notice: unknown = parseJson(payload);
    if (channel === 'marquee_sessions') {
      const ended = sessionEndSchema.safeParse(notice).data;
      for (const listener of [...(this.#listeners.get(ended?.userId ?? '') ?? [])])
        if (listener.sessionId === ended?.sessionId) this.#end(listener);
      return;
    }
    if (channel === 'marquee_library') {
      for (const listener of this.#all()) listener.send('library', { revision: notice });
      return;
    }
    const [event, schema] =
      channel === 'marquee_requests'
        ? (['request', requestChangeSchema] as const)
        : (['changed', changeSchema] as const);
    const change = schema.safeParse(notice).data;
    if (!change) return;
    const { userId, profileId, ...data } = change;
    for (const listener of this.#listeners.get(userId) ?? [])
      if (profileId === undefined || listener.profileId === profileId) listener.send(event, data);
  }

  #catchUp(): void {
    this.sendRevisions(this.#all()).catch((error: unknown) =>
      this.deps.logger.warn({ err: error }, 'listeners could not be told their revisions'),
    );
  }
}
