import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentFilter, SiteLanguage } from '@marquee/core';
import type { PublicConfig } from '@marquee/core/contracts';
import type { TakenDown } from '../site-settings/taken-down';

export interface RenderRequest {
  /** Path with query. */
  address: string;
  config: PublicConfig;
  fetch: typeof globalThis.fetch;
  now: number;
  /** Result of `visitOf` for the URL. */
  visit?: string | undefined;
  /** Filter of the visitors that the page is rendered for. */
  contentFilter?: ContentFilter | undefined;
  language?: SiteLanguage | undefined;
}

interface WebAppBuild {
  template: string;
  manifest: unknown;
  readFile: (address: string) => string;
}

/** The web app's build for this process (apps/web/src/app/server). */
interface ServerModule {
  renderDocument: (build: WebAppBuild, request: RenderRequest) => Promise<RenderedDocument>;
  /** The web app manifest in a language, as JSON. */
  webManifest: (build: WebAppBuild, language: SiteLanguage) => Promise<string>;
  /** The status of a page that the server does not render. */
  unrenderedStatus: (address: string, takenDown: Pick<TakenDown, 'has'>) => PageStatus;
  /** Pages with a shuffled list are rendered for one of a few visits. */
  visitOf: (address: string, cookies: string) => string | undefined;
}

/** 451 for a title that was taken down, 503 for a page of which it is not known whether it exists. */
export type PageStatus = 200 | 404 | 451 | 503;

export interface RenderedDocument {
  status: PageStatus;
  /** Null if the browser renders the page. */
  html: string | null;
}

export interface PageRenderer extends Pick<ServerModule, 'unrenderedStatus' | 'visitOf'> {
  render: (request: RenderRequest) => Promise<RenderedDocument>;
  webManifest: (language: SiteLanguage) => Promise<string>;
}

const MANIFEST = '.vite/manifest.json';
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Renders pages with the web app's code; loads it on the first request, and again when a new build replaces it. */
export class WebRenderer {
  readonly #folder: string;
  #loaded: { stamp: number; renderer: Promise<PageRenderer> } | undefined;

  constructor(private readonly webRoot: string) {
    this.#folder = `${webRoot}-server`;
  }

  /** Undefined if the app was built without it; every page is then rendered in the browser. */
  current(): Promise<PageRenderer> | undefined {
    const stamp = statSync(join(this.#folder, MANIFEST), { throwIfNoEntry: false })?.mtimeMs;
    if (stamp === undefined) return undefined;
    if (this.#loaded?.stamp !== stamp) this.#loaded = { stamp, renderer: this.#load() };
    return this.#loaded.renderer;
  }

  async #load(): Promise<PageRenderer> {
    const [entry] = Object.values(
      readJson(join(this.#folder, MANIFEST)) as Record<string, { file: string; isEntry?: true }>,
    ).filter(({ isEntry }) => isEntry);
    if (!entry) throw new Error('The build of the web app for the server has no entry.');
    const { renderDocument, webManifest, unrenderedStatus, visitOf } = (await import(
      pathToFileURL(join(this.#folder, entry.file)).href
    )) as ServerModule;
    const readFile = (path: string) => readFileSync(join(this.webRoot, path), 'utf8');
    const build = {
      template: readFile('.vite/ssr-template.html'),
      manifest: readJson(join(this.webRoot, MANIFEST)),
      readFile,
    };
    return {
      render: (request) => renderDocument(build, request),
      webManifest: (language) => webManifest(build, language),
      unrenderedStatus,
      visitOf,
    };
  }
}
