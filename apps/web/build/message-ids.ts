import type { Rolldown } from 'vite';
import type { MessageIds } from './messages';

const ROUTE = /\/src\/routes\/([\w-]+)\.tsx$/;
const APP = /\/src\/app\/entry-client\.tsx$|\/index\.html$|\/src\/routes\/home\.tsx$/;
/** As the bundler writes it before minifying; something else of that shape names no message and does no harm. */
const ID = /\bid: "([\w+/-]{6})"/g;

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'dynamicImports' | 'facadeModuleId' | 'code'>;

/** Which messages each page needs, by the chunks that it runs at once or later, those of other pages left out. */
export function messageIds(chunks: readonly Chunk[]): MessageIds {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const isStart = ({ facadeModuleId: facade }: Chunk) => facade !== null && (ROUTE.test(facade) || APP.test(facade));
  const idsOf = (start: readonly Chunk[]): Set<string> => {
    const found = new Set<Chunk>();
    const add = (chunk: Chunk | undefined): void => {
      if (!chunk || found.has(chunk)) return;
      found.add(chunk);
      for (const name of [...chunk.imports, ...chunk.dynamicImports]) {
        const next = byName.get(name);
        if (next && !isStart(next)) add(next);
      }
    };
    start.forEach(add);
    return new Set([...found].flatMap(({ code }) => [...code.matchAll(ID)].map(([, id = '']) => id)));
  };
  const app = idsOf(chunks.filter(({ facadeModuleId: facade }) => facade !== null && APP.test(facade)));
  const pages = chunks.flatMap((chunk): [string, Set<string>][] => {
    const [, page] = ROUTE.exec(chunk.facadeModuleId ?? '') ?? [];
    if (page === undefined || page === 'home') return [];
    const own = [...idsOf([chunk])].filter((id) => !app.has(id));
    return own.length === 0 ? [] : [[page, new Set(own)]];
  });
  return { app, pages: new Map(pages) };
}
