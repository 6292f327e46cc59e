import { build, type InlineConfig, type Rolldown } from 'vite';
import { closureOf } from './closure';
import { messageIds } from './message-ids';
import type { MessageIds } from './messages';

/** Entry points of every visit: the app, and home. */
const BEGINNING = [/\/src\/app\/entry-client\.tsx$/, /\/index\.html$/, /\/src\/routes\/home\.tsx$/];
/**
 * Modules that call the metadata service and validate its responses. Not needed at first, because server-rendered pages
 * include their responses.
 */
const FETCHING = [/\/shared\/api\/tmdb-chunk\.ts$/, /\/tmdb\/src\/index\.ts$/];
/** Code that every visit needs once its page is hydrated. */
const HYDRATED = [
  /\/src\/app\/persistence\.ts$/,
  /\/store\/collections\/records-database\.ts$/,
  /\/home\/hero\/hero-(controls|next)\.tsx$/,
  /\/routes\/home\/edit-home\.tsx$/,
];
/** Code that the page of a title needs once it is hydrated. */
const HYDRATED_TITLE = [
  /\/features\/ratings\/rating-row\.tsx$/,
  /\/features\/bookmarks\/favorite-button\.tsx$/,
  /\/features\/history\/diary\/add-to-diary-button\.tsx$/,
];
/** The pages of the catalogue, on which most visits begin. */
const CATALOGUE = [
  /\/src\/routes\/(movies?|series(-list)?|episode|person|collection|keyword|category|categories|networks?|search|discover)\.tsx$/,
];
/** What pages with filters, and those of series, load by themselves once they are hydrated. */
const AFTER_FILTERS = [/\/filters\/saved-filters-button\.tsx$/];
const AFTER_SERIES = [/\/(following\/follow-row|episode\/spoiler-toggle)\.tsx$/];

export interface ChunkGroups {
  /** Modules that a first visit runs. */
  initial: ReadonlySet<string>;
  /** Further modules for the first call of the metadata service. */
  fetching: ReadonlySet<string>;
  /** Further modules for every visit after hydration. */
  hydrated: ReadonlySet<string>;
  /** Further modules for the pages of the catalogue. */
  catalogue: ReadonlySet<string>;
  /** Further modules for the page of a title after hydration. */
  hydratedTitle: ReadonlySet<string>;
  /** Further modules that pages with filters, and those of series, load by themselves. */
  afterFilters: ReadonlySet<string>;
  afterSeries: ReadonlySet<string>;
  /** Messages by the pages that need them. */
  messages: MessageIds;
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'facadeModuleId' | 'moduleIds' | 'modules'>;

/** Modules of the chunks that the entry points import; modules without remaining code are not counted. */
export function modulesOf(chunks: readonly Chunk[], beginning: readonly RegExp[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const isBeginning = ({ facadeModuleId: facade }: Chunk) =>
    facade !== null && beginning.some((pattern) => pattern.test(facade));
  const start = chunks.filter(isBeginning).map(({ fileName }) => fileName);
  // The bundler's own modules, whose names begin with a null character, are left to the bundler.
  const rendered = (chunk: Chunk) =>
    chunk.moduleIds.filter(
      (id) => !id.startsWith('\0') && (id.endsWith('.css') || (chunk.modules[id]?.renderedLength ?? 0) > 0),
    );
  const needed = closureOf(byName, start);
  return new Set(chunks.filter(({ fileName }) => needed.has(fileName)).flatMap(rendered));
}

/**
 * Modules by when they are needed, determined by a build without named chunks: only the linker knows what remains of a
 * module that re-exports others.
 */
export async function chunkGroups(config: InlineConfig): Promise<ChunkGroups> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, reportCompressedSize: false },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!('output' in output)) throw new Error('Nothing was built.');
  const chunks = output.output.filter((file) => file.type === 'chunk');
  const later = (entries: readonly RegExp[], ...earlier: ReadonlySet<string>[]) =>
    new Set([...modulesOf(chunks, entries)].filter((id) => !earlier.some((group) => group.has(id))));
  const initial = modulesOf(chunks, BEGINNING);
  const fetching = later(FETCHING, initial);
  const hydrated = later(HYDRATED, initial);
  const catalogue = later(CATALOGUE, initial, fetching);
  const hydratedTitle = later(HYDRATED_TITLE, initial, fetching, hydrated, catalogue);
  const afterSeries = later(AFTER_SERIES, initial, fetching, hydrated, catalogue, hydratedTitle);
  const afterFilters = later(AFTER_FILTERS, initial, fetching, hydrated, catalogue, hydratedTitle, afterSeries);
  return {
    initial,
    fetching,
    hydrated,
    catalogue,
    hydratedTitle,
    afterSeries,
    afterFilters,
    messages: messageIds(chunks),
  };
}
