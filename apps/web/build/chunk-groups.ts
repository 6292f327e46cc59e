import { build, type InlineConfig, type Rolldown } from 'vite';
import { closureOf } from './closure';
import { messageIds } from './message-ids';
import type { MessageIds } from './messages';

/** What every visit begins with: the app, and home. */
const BEGINNING = [/\/src\/app\/entry-client\.tsx$/, /\/index\.html$/, /\/src\/routes\/home\.tsx$/];
/** What calls the metadata service and checks its answers: a server-rendered page brings its answers along. */
const FETCHING = [/\/shared\/api\/tmdb-chunk\.ts$/, /\/tmdb\/src\/index\.ts$/];
/** The pages of the catalogue, on which visits begin and are spent. */
const CATALOGUE = [
  /\/src\/routes\/(movies?|series(-list)?|episode|person|collection|keyword|category|categories|networks?|search|discover)\.tsx$/,
];

export interface ChunkGroups {
  /** What a first visit runs. */
  initial: ReadonlySet<string>;
  /** What the first call of the metadata service needs beside that. */
  fetching: ReadonlySet<string>;
  /** What the pages of the catalogue need beside both. */
  catalogue: ReadonlySet<string>;
  /** Messages by the pages that need them. */
  messages: MessageIds;
}

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'facadeModuleId' | 'moduleIds' | 'modules'>;

/** Modules of the chunks that the beginning stands on; those of which nothing was left over are not counted. */
export function modulesOf(chunks: readonly Chunk[], beginning: readonly RegExp[]): Set<string> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const isBeginning = ({ facadeModuleId: facade }: Chunk) =>
    facade !== null && beginning.some((pattern) => pattern.test(facade));
  const start = chunks.filter(isBeginning).map(({ fileName }) => fileName);
  // The bundler's own modules, whose names begin with a zero character, go where it puts them.
  const rendered = (chunk: Chunk) =>
    chunk.moduleIds.filter(
      (id) => !id.startsWith('\0') && (id.endsWith('.css') || (chunk.modules[id]?.renderedLength ?? 0) > 0),
    );
  const needed = closureOf(byName, start);
  return new Set(chunks.filter(({ fileName }) => needed.has(fileName)).flatMap(rendered));
}

/**
 * Modules by when they are needed, found by building once without named chunks: only the linker knows what is left of a
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
  const initial = modulesOf(chunks, BEGINNING);
  const fetching = new Set([...modulesOf(chunks, FETCHING)].filter((id) => !initial.has(id)));
  const catalogue = [...modulesOf(chunks, CATALOGUE)].filter((id) => !initial.has(id) && !fetching.has(id));
  return { initial, fetching, catalogue: new Set(catalogue), messages: messageIds(chunks) };
}
