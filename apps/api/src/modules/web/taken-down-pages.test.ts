import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it, jest } from '@jest/globals';
import type { PublicConfig } from '@marquee/core/contracts';
import { memoryBounds } from '../../config';
import { BoundedCaches } from '../../lib/bounded-caches';
import { TakenDown } from '../site-settings/taken-down';
import { ServerRenderedPages } from './server-rendered-pages';
import type { PageRenderer } from './web-renderer';

const config = { region: 'US' } as PublicConfig;

function setUp(render: PageRenderer['render']) {
  const takenDown = new TakenDown();
  const calls = jest.fn(render);
  const unrenderedStatus: PageRenderer['unrenderedStatus'] = (address, taken) =>
    address === '/movies/1' && taken.has('movie:1') ? 451 : 200;
  const renderer = { render: calls, unrenderedStatus, visitOf: () => undefined };
  const pages = new ServerRenderedPages({
    renderer: { current: () => Promise.resolve(renderer) },
    fetch: () => globalThis.fetch,
    now: () => 0,
    logger: {} as never,
    caches: new BoundedCaches(memoryBounds.normal.caches),
    isBusy: () => false,
    takenDown,
    libraryRevision: () => 0,
  });
  const text = async (address: string) =>
    (await pages.page(address, config)).body?.bytes('identity').then(String) ?? null;
  return { pages, calls, text, takenDown };
}
const html = (text: string) => ({ status: 200 as const, html: text });

describe('server-rendered pages', () => {
  it('are rendered anew when a title is taken down or put back, also while an older one is under way [TAKEDOWN-02]', async () => {
    let count = 0;
    let finish: (() => void) | undefined;
    const { text, takenDown } = setUp(async () => {
      const body = html(`rendered ${(count += 1)}`);
      if (count === 1) await new Promise<void>((resolve) => (finish = resolve));
      return body;
    });
    const first = text('/movies');
    while (!finish) await nextTurn();
    takenDown.replace(['movie:1']);
    expect(await text('/movies')).toBe('rendered 2');
    finish();
    await first;
    expect(await text('/movies')).toBe('rendered 2');
    takenDown.replace([]);
    expect(await text('/movies')).toBe('rendered 3');
  });

  it('answer 451 for a title that was taken down, without rendering it [TAKEDOWN-02]', async () => {
    const { pages, calls, takenDown } = setUp(async () => html('never'));
    takenDown.replace(['movie:1']);
    expect(await pages.page('/movies/1', config)).toEqual({ status: 451, body: null });
    expect(await pages.unrendered('/movies/1')).toEqual({ status: 451, body: null });
    expect(calls).not.toHaveBeenCalled();
  });
});
