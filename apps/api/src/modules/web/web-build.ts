import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface WebPage {
  html: Buffer;
  /** Sources of the Content-Security-Policy that allow its inline scripts (apps/web/build/page-templates.ts). */
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
      this.#page = { stamp, page: { html: readFileSync(this.#indexPath), scriptHashes: this.#scriptHashes() } };
    }
    return this.#page.page;
  }

  #scriptHashes(): string[] {
    const path = join(this.root, '.vite/csp.json');
    if (!existsSync(path)) return [];
    return (JSON.parse(readFileSync(path, 'utf8')) as { scripts: string[] }).scripts;
  }
}
