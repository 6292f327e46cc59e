import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { encode, type BodyEncoding } from './encoded-body';

/** A body that can be sent in several encodings. */
export interface ResponseBody {
  readonly contentType: string;
  readonly isCompressible: boolean;
  etagFor(encoding: BodyEncoding): string;
  bytes(encoding: BodyEncoding): Promise<Buffer>;
  /** Bytes in memory, for cache accounting. */
  readonly weight: number;
}

/**
 * A cached body, stored only as brotli, which is a fifth of its size. It is decompressed for the few clients without
 * brotli.
 */
export class CompressedBody implements ResponseBody {
  readonly isCompressible = true;

  private constructor(
    private readonly packed: Buffer,
    private readonly etag: string,
    readonly contentType: string,
  ) {}

  static async from(raw: Buffer, contentType: string): Promise<CompressedBody> {
    const etag = createHash('sha256').update(raw).digest('base64url').slice(0, 27);
    return new CompressedBody(await encode(raw, 'br'), etag, contentType);
  }

  get weight(): number {
    return this.packed.length + 300;
  }

  /** A strong ETag identifies exact bytes, so each encoding has its own. */
  etagFor(encoding: BodyEncoding): string {
    return encoding === 'identity' ? `"${this.etag}"` : `"${this.etag}-${encoding}"`;
  }

  async bytes(encoding: BodyEncoding): Promise<Buffer> {
    if (encoding === 'br') return this.packed;
    return encode(await promisify(brotliDecompress)(this.packed), encoding);
  }
}
