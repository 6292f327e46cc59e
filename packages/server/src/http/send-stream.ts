import type { ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Players that pause for longer request the rest again. */
const stalledAfterMs = 120_000;

const MOST_LISTENERS = 20;

/** Disconnects a client that reads nothing for two minutes. */
export const disconnectStalled = (response: ServerResponse): void =>
  void response.setTimeout(stalledAfterMs, () => response.destroy());

/**
 * Sends a stream at the client's pace: only the buffers of the two streams wait unread. A client that disconnects, as
 * players do when seeking, and a source that fails after the headers cannot be reported; the response is then cut off.
 */
export async function sendStream(source: Readable, response: ServerResponse): Promise<void> {
  disconnectStalled(response);
  // Log, metrics, shutdown and the pipeline itself wait for its end: 11 listeners, where Node warns of more than 10.
  response.setMaxListeners(MOST_LISTENERS);
  await pipeline(source, response).catch(() => response.destroy());
}
