import { parseJson } from '@marquee/core';
import { changedEventSchema, syncLimits } from '@marquee/core/contracts';
import { z } from 'zod';
import type { Database, NotificationChannel } from '../../db';
import type { Logger } from '@marquee/server';
import { profileName, type ProfileKey } from '../profiles/profile-key';
import type { EventsRepository } from './events.repository';

/** Interval of comments on the stream, which keep proxies from closing it and reveal broken connections. */
const HEARTBEAT_MS = 25_000;

/** A browser with an open event stream. */
interface Subscriber extends ProfileKey {
  sessionId: string;
  send: (event: 'ready' | 'changed', data: object) => void;
  beat: () => void;
  end: () => void;
}

/** A change without a profile concerns the account. */
const changeSchema = z.object({ userId: z.string(), profileId: z.string().optional(), ...changedEventSchema.shape });
const sessionEndSchema = z.object({ userId: z.string(), sessionId: z.string() });

export interface EventsServiceDeps {
  database: Pick<Database, 'listen'>;
  repository: EventsRepository;
  logger: Logger;
  now: () => number;
}

/** Notifies browsers of changes to their account's data, regardless of the process that made them. */
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
   * Adds a listener and sends it the current revision: it has to fetch earlier changes, and is notified of later ones.
   *
   * @returns a function that removes it; undefined if the user already has too many
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

  /** Closes every stream and accepts no new ones. */
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
    const { userId, profileId, ...data } = change;
    for (const listener of this.#listeners.get(userId) ?? [])
      if (profileId === undefined || listener.profileId === profileId) listener.send('changed', data);
  }

  /** After a lost connection, sends each browser the current revision, so that it fetches what it missed. */
  #catchUp(): void {
    this.#sendRevisions(this.#all()).catch((error: unknown) =>
      this.deps.logger.warn({ err: error }, 'listeners could not be told their revisions'),
    );
  }

  async #sendRevisions(listeners: readonly Subscriber[]): Promise<void> {
    if (listeners.length === 0) return;
    const revisions = await this.deps.repository.revisions([...new Set(listeners.map(({ userId }) => userId))]);
    for (const listener of listeners) listener.send('ready', { revision: revisions.get(profileName(listener)) ?? 0 });
  }

  /** Also closes the streams of expired sessions, because expiry sends no notification. */
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
