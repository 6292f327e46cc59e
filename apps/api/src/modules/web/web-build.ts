import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inlineScriptHashes } from './inline-script-hashes';

export interface WebPage {
  html: Buffer;
  scriptHashes: readonly string[];
}

/** The built web app. Its page is read again when a new build replaces it. */
export class WebBuild {
  readonly #indexPath: string;
  #page: { stamp: number; page: WebPage } | undefined;

  constructor(readonly root: string) {
    this.#indexPath = join(root, 'index.html');
  }

  /** Undefined while there is no build. */
  page(): WebPage | undefined {
    const stamp = statSync(this.#indexPath, { throwIfNoEntry: false })?.mtimeMs;
    if (stamp === undefined) return undefined;
    if (this.#page?.stamp !== stamp) {
      const html = readFileSync(this.#indexPath);
      this.#page = { stamp, page: { html, scriptHashes: inlineScriptHashes(html.toString('utf8')) } };
    }
    return this.#page.page;
  }
}
