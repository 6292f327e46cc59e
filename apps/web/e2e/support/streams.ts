import type { Stream } from '@marquee/core/contracts';
import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

const MEDIA = join(import.meta.dirname, '../../../../packages/player/test-media');
const types: Record<string, string> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.mpd': 'application/dash+xml',
  '.ts': 'video/mp2t',
  '.m4s': 'video/iso.segment',
  '.mp4': 'video/mp4',
};

/** The address of the instance's stream provider, as the browser knows it. */
export async function providerOrigin(page: Page): Promise<string> {
  const answer = await page.request.get('/api/config');
  const { providers } = (await answer.json()) as { providers: { url: string }[] };
  const url = providers[0]?.url;
  if (!url) throw new Error('the instance has no stream provider');
  return url;
}

/**
 * Answers what lies below `path` at the provider's origin, which is where the page may fetch media from; a file that
 * `answer` rejects is a server that cannot be reached.
 */
export async function answerMedia(
  page: Page,
  path: string,
  answer: (name: string) => Promise<string | Buffer>,
): Promise<string> {
  const base = `${await providerOrigin(page)}/${path}/`;
  await page.route(`${base}**`, async (route) => {
    const name = route.request().url().slice(base.length);
    const body = await answer(name).catch(() => null);
    if (body === null) return route.abort('connectionrefused');
    const headers = {
      'access-control-allow-origin': '*',
      'content-type': types[extname(name)] ?? 'application/octet-stream',
    };
    await route.fulfill({ body, headers });
  });
  return base;
}

/** A file of the committed streams; pieces of MPEG-TS are kept under a name that is not taken for TypeScript. */
export const testMedia = (name: string): Promise<Buffer> =>
  readFile(join(MEDIA, name.endsWith('.ts') ? name.replace(/ts$/, 'mpegts') : name));

/** The committed streams of `packages/player/test-media`. */
export const answerTestMedia = (page: Page): Promise<string> => answerMedia(page, 'test-media', testMedia);

/** Every title is answered by these streams, one source each, the first asked first. */
export async function answerSources(page: Page, streams: Record<string, Stream>): Promise<void> {
  const origin = await providerOrigin(page);
  const json = (body: unknown) => ({ json: body, headers: { 'access-control-allow-origin': '*' } });
  const ids = Object.keys(streams);
  await page.route(`${origin}/sources`, (route) =>
    route.fulfill(json({ sources: ids.map((id, index) => ({ id, rank: ids.length - index })) })),
  );
  for (const [sourceId, stream] of Object.entries(streams)) {
    await page.route(`${origin}/sources/${sourceId}/**`, (route) => route.fulfill(json({ sourceId, stream })));
  }
}
