import type { Rolldown } from 'vite';
import { closureOf } from './closure';
import type { MessageIds } from './messages';

const ROUTE = /\/src\/routes\/([\w-]+)\.tsx$/;
/** Lazily loaded code with its own messages, which are loaded with it. */
const LATE = /\/src\/features\/watch\/stage\/(player)-chunk\.ts$/;
const APP = /\/src\/app\/entry-client\.tsx$|\/index\.html$|\/src\/routes\/home\.tsx$/;
/** As written by the bundler before minifying. Other matches are not message ids and are harmless. */
const ID = /\bid: "([\w+/-]{6})"/g;

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'dynamicImports' | 'facadeModuleId' | 'code'>;

/**
 * The messages that each page needs, according to the chunks that it runs immediately or later, without those of other
 * pages and of the player.
 */
export function messageIds(chunks: readonly Chunk[]): MessageIds {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const isStart = ({ facadeModuleId: facade }: Chunk) =>
    facade !== null && [ROUTE, LATE, APP].some((pattern) => pattern.test(facade));
  const starts = new Set(chunks.filter(isStart).map(({ fileName }) => fileName));
  const linksOf = ({ imports, dynamicImports }: Chunk) => ({
    imports: [...imports, ...dynamicImports].filter((name) => !starts.has(name)),
  });
  const links = new Map(chunks.map((chunk) => [chunk.fileName, linksOf(chunk)]));
  const idsOf = (start: readonly Chunk[]): Set<string> => {
    const found = closureOf(
      links,
      start.map(({ fileName }) => fileName),
    );
    const codes = [...found].map((name) => byName.get(name)?.code ?? '');
    return new Set(codes.flatMap((code) => [...code.matchAll(ID)].map(([, id = '']) => id)));
  };
  const app = idsOf(chunks.filter(({ facadeModuleId: facade }) => facade !== null && APP.test(facade)));
  const pages = chunks.flatMap((chunk): [string, Set<string>][] => {
    const facade = chunk.facadeModuleId ?? '';
    const [, page] = ROUTE.exec(facade) ?? LATE.exec(facade) ?? [];
    if (page === undefined || page === 'home') return [];
    const own = [...idsOf([chunk])].filter((id) => !app.has(id));
    return own.length === 0 ? [] : [[page, new Set(own)]];
  });
  return { app, pages: new Map(pages) };
}
