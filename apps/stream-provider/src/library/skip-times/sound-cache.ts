import type { DiskCache } from '@marquee/server';
import * as z from 'zod';
import type { EpisodeSounds } from './find-skip-times';
import { readFingerprint, writeFingerprint } from './fingerprint';
import type { Sound } from './record-episode';

const soundSchema = z.nullable(
  z.object({
    fromSec: z.number(),
    fingerprint: z.string(),
    silences: z.array(z.object({ startSec: z.number(), endSec: z.number() })),
  }),
);
const storedSchema = z.object({ head: soundSchema, tail: soundSchema });
type Stored = z.infer<typeof soundSchema>;

const toStored = (sound: Sound | null): Stored =>
  sound && { ...sound, fingerprint: writeFingerprint(sound.fingerprint).toString('base64') };
const fromStored = (stored: Stored): Sound | null =>
  stored && { ...stored, fingerprint: readFingerprint(Buffer.from(stored.fingerprint, 'base64')) };

const nameOf = (key: string): string => `skip-times/${key}.json`;

/**
 * Caches an episode's audio data, so that it is not analysed again when the season grows or the detection was
 * interrupted.
 */
export async function readSounds(cache: DiskCache, key: string): Promise<EpisodeSounds | undefined> {
  const bytes = await cache.read(nameOf(key));
  if (!bytes) return undefined;
  try {
    const { head, tail } = storedSchema.parse(JSON.parse(bytes.toString('utf8')));
    return { head: fromStored(head), tail: fromStored(tail) };
  } catch {
    return undefined;
  }
}

export async function writeSounds(cache: DiskCache, key: string, { head, tail }: EpisodeSounds): Promise<void> {
  await cache.put(nameOf(key), Buffer.from(JSON.stringify({ head: toStored(head), tail: toStored(tail) })));
}
