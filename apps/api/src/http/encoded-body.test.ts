import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { EncodedBody } from './encoded-body';

const raw = Buffer.from('a sentence of a page. '.repeat(200));
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

describe('a body that is sent many times', () => {
  it('is made once in each encoding, also for those who ask at once', async () => {
    const body = new EncodedBody(raw, 'text/plain');
    const [first, second] = await Promise.all([body.bytes('br'), body.bytes('br')]);
    expect(first).toBe(second);
    expect(await body.bytes('br')).toBe(first);
    expect(brotliDecompressSync(first)).toEqual(raw);
    expect(gunzipSync(await body.bytes('gzip'))).toEqual(raw);
    expect(await body.bytes('identity')).toBe(raw);
  });

  it.each(['br', 'gzip'] as const)('keeps no memory beside its bytes in %s', async (encoding) => {
    const bytes = await new EncodedBody(raw, 'text/plain').bytes(encoding);
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  });

  it('keeps nothing alive of the page for which it was made first', async () => {
    const storage = new AsyncLocalStorage<object>();
    const body = new EncodedBody(raw, 'text/plain');
    const render = async () => {
      const page = { store: new Array<number>(1_000).fill(0) };
      await storage.run(page, () => body.bytes('br'));
      return new WeakRef(page);
    };
    const page = await render();
    for (let turn = 0; turn < 10 && page.deref(); turn += 1) {
      await nextTurn();
      collectGarbage();
    }
    expect(page.deref()).toBeUndefined();
    expect(await body.bytes('br')).not.toEqual(raw);
  });
});
