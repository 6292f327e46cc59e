import { stremioTypes, type StremioType } from './ids';

/** The lists of the add-on, each once for films and once for series. */
export const stremioCatalogs = { library: 'In your library', list: 'My list', continue: 'Continue' } as const;
export type StremioCatalog = keyof typeof stremioCatalogs;

export const isStremioCatalog = (id: string): id is StremioCatalog => Object.hasOwn(stremioCatalogs, id);

/** Titles of a page of a catalogue: Stremio asks for the next one by multiples of this. */
export const STREMIO_PAGE = 100;

interface ManifestCatalog {
  type: StremioType;
  id: StremioCatalog;
  name: string;
  extra: { name: string }[];
}

/** `manifest.json`: says what the add-on has. https://github.com/Stremio/stremio-addon-sdk, docs/api/responses/manifest.md */
export interface StremioManifest {
  id: string;
  version: string;
  name: string;
  description: string;
  types: StremioType[];
  resources: { name: string; types: StremioType[]; idPrefixes?: string[] }[];
  catalogs: ManifestCatalog[];
}

const types = [...stremioTypes];

export const stremioManifest = ({ siteName, version }: { siteName: string; version: string }): StremioManifest => ({
  id: 'org.marquee.library',
  version,
  name: siteName,
  description: `What you can play on ${siteName}, your list, and what you have not finished.`,
  types,
  resources: [
    { name: 'catalog', types },
    { name: 'meta', types, idPrefixes: ['tmdb:'] },
    // Other add-ons name titles by IMDb’s ids.
    { name: 'stream', types, idPrefixes: ['tmdb:', 'tt'] },
  ],
  catalogs: Object.entries(stremioCatalogs).flatMap(([id, name]) =>
    types.map((type) => ({ type, id: id as StremioCatalog, name, extra: [{ name: 'skip' }] })),
  ),
});
