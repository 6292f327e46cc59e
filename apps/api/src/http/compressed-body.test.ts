import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { CompressedBody } from './compressed-body';

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
