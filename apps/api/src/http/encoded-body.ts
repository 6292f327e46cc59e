import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type BodyEncoding = 'br' | 'gzip' | 'identity';

/** Smaller bodies are not compressed, because the headers would cost more than is saved. */
const WORTH_ENCODING_BYTES = 1_024;
const BROTLI_QUALITY = 5;

/** A cached body. Each encoding is computed once, on first use. */
export class EncodedBody {
  readonly etag: string;
  /** The promise is replaced by its bytes, because a promise would retain the page that it was created for. */
  readonly #encoded = new Map<BodyEncoding, Buffer | Promise<Buffer>>();

  constructor(
    readonly raw: Buffer,
    readonly contentType: string,
  ) {
    this.etag = createHash('sha256').update(raw).digest('base64url').slice(0, 27);
  }

  /** Bytes in memory once every encoding has been requested, for cache accounting. */
  get weight(): number {
    return Math.ceil(this.raw.length * 1.4) + 200;
  }

  get isCompressible(): boolean {
    return this.raw.length >= WORTH_ENCODING_BYTES;
  }

  /** A strong ETag identifies exact bytes, so each encoding has its own. */
  etagFor(encoding: BodyEncoding): string {
    return encoding === 'identity' ? `"${this.etag}"` : `"${this.etag}-${encoding}"`;
  }

  async bytes(encoding: BodyEncoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const flight = encode(this.raw, encoding);
    this.#encoded.set(encoding, flight);
    try {
      const bytes = await flight;
      this.#encoded.set(encoding, bytes);
      return bytes;
    } catch (error) {
      this.#encoded.delete(encoding);
      throw error;
    }
  }
}

/** Encodes a body into a new buffer; returns the body itself without an encoding. */
export async function encode(raw: Buffer, encoding: BodyEncoding): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return alone(
        await promisify(brotliCompress)(raw, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
            [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
          },
        }),
      );
    case 'gzip':
      return alone(await promisify(gzip)(raw));
    case 'identity':
      return raw;
  }
}

/** Copies the result: zlib returns a slice of a 16 KB buffer, which would stay in memory as long as the slice. */
function alone(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}
