import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CompressedBody } from './compressed-body';
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

const page = Buffer.from('<p>Night of the Living Dead</p>'.repeat(2_000));

describe('a compressed body', () => {
  it('is the same in every encoding, with an ETag for each', async () => {
    const body = await CompressedBody.from(page, 'text/html');
    expect(brotliDecompressSync(await body.bytes('br'))).toEqual(page);
    expect(gunzipSync(await body.bytes('gzip'))).toEqual(page);
    expect(await body.bytes('identity')).toEqual(page);
    expect(new Set((['br', 'gzip', 'identity'] as const).map((encoding) => body.etagFor(encoding))).size).toBe(3);
  });

  it('takes no more memory than its compressed bytes', async () => {
    const body = await CompressedBody.from(page, 'text/html');
    expect(body.weight).toBeLessThan(page.length / 20);
  });
});
