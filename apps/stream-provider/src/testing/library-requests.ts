import { streamResultSchema } from '@marquee/core/contracts';
import { afterEach } from '@jest/globals';
import request from 'supertest';
import { libraryApp, type LibraryApp, type LibraryAppOptions } from './library-app';

/** The path of the film that most tests add to the library. */
export const film = '/sources/library/movie/603?title=Film&releaseYear=1999';

/** Opens a library for each test and closes it afterwards. */
export function libraryForEachTest() {
  let opened: LibraryApp | undefined;
  afterEach(async () => {
    await opened?.close();
    opened = undefined;
  });
  return async (options: LibraryAppOptions): Promise<LibraryApp> => (opened = await libraryApp(options));
}

export const ask = async ({ app }: LibraryApp, path = film, headers: Record<string, string> = {}) =>
  request(app).get(path).set(headers);

export const filesOf = async (library: LibraryApp, path = film) => {
  const { stream } = streamResultSchema.parse((await ask(library, path)).body);
  if (stream.type !== 'file') throw new Error('expected files');
  return stream;
};

export async function eventually(check: () => Promise<boolean>): Promise<void> {
  while (!(await check())) await new Promise((resolve) => setTimeout(resolve, 50));
}

export const pathOf = (address: string): string => new URL(address).pathname;
