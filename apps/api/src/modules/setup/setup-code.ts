import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '@marquee/server';
import { hashToken } from '../../lib/random-token';

const CODE_BYTES = 16;

/**
 * The code by which who runs the server becomes its first operator: a file that only they can read, from the first start
 * until it has been used. Servers that share a data folder share it.
 */
export class SetupCode {
  readonly #path: string;

  constructor(dataDir: string) {
    this.#path = join(dataDir, 'setup-code');
  }

  /** Makes a code where nobody operates the site yet, and removes what is left of one elsewhere. */
  async prepare(countOperators: () => Promise<number>): Promise<void> {
    if ((await countOperators()) > 0) {
      this.remove();
      return;
    }
    try {
      writeFileSync(this.#path, `${randomBytes(CODE_BYTES).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }

  matches(code: string): boolean {
    const own = this.#read();
    return own !== undefined && timingSafeEqual(hashToken(code), hashToken(own));
  }

  remove(): void {
    rmSync(this.#path, { force: true });
  }

  #read(): string | undefined {
    try {
      return readFileSync(this.#path, 'utf8').trim() || undefined;
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    }
  }
}
