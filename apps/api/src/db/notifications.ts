import type pg from 'pg';
import { notificationChannels, type NotificationChannel, type NotificationListener } from './database';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 15_000;
/** Interval of the keep-alive query, which detects connections that a firewall dropped silently. */
const PROBE_MS = 30_000;

const isChannel = (name: string): name is NotificationChannel =>
  notificationChannels.some((channel) => channel === name);

/**
 * A dedicated connection that listens to the notifications of all processes on a database; pooled connections are
 * shared and cannot. It reconnects whenever it is lost.
 */
export class Notifications {
  readonly #listeners = new Set<NotificationListener>();
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;
  #waitMs = FIRST_WAIT_MS;

  constructor(private readonly newClient: () => pg.Client) {}

  listen(listener: NotificationListener): () => void {
    this.#listeners.add(listener);
    if (!this.#client && !this.#timer && !this.#isClosed) void this.#connect();
    return () => void this.#listeners.delete(listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = this.newClient();
    this.#client = client;
    const lost = () => this.#reconnect(client);
    client.on('error', lost).on('end', lost);
    client.on('notification', ({ channel, payload = '' }) => {
      if (isChannel(channel)) this.#listeners.forEach(({ onNotification }) => onNotification(channel, payload));
    });
    try {
      await client.connect();
      await client.query(notificationChannels.map((channel) => `LISTEN ${channel}`).join('; '));
      if (client !== this.#client || this.#isClosed) return;
      this.#waitMs = FIRST_WAIT_MS;
      // After the first connection too: notifications may have been missed before it.
      this.#listeners.forEach(({ onReconnect }) => onReconnect());
      this.#probe(client);
    } catch {
      lost();
    }
  }

  #probe(client: pg.Client): void {
    // It may have been closed while it was connecting.
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      const late = setTimeout(() => this.#reconnect(client), PROBE_MS / 2).unref();
      client
        .query('SELECT 1')
        .then(() => client === this.#client && !this.#isClosed && this.#probe(client))
        .catch(() => this.#reconnect(client))
        .finally(() => clearTimeout(late));
    }, PROBE_MS).unref();
  }

  #reconnect(client: pg.Client): void {
    // Called both for an error and for the end of the same connection.
    if (client !== this.#client || this.#isClosed) return;
    this.#client = undefined;
    client.end().catch(() => undefined);
    clearTimeout(this.#timer);
    const jitter = 0.5 + Math.random();
    this.#timer = setTimeout(() => void this.#connect(), this.#waitMs * jitter).unref();
    this.#waitMs = Math.min(this.#waitMs * 2, LONGEST_WAIT_MS);
  }
}
