import { expect } from '@jest/globals';
import request from 'supertest';
import type { LibraryApp } from './library-app';

/** The bytes at a URL, whatever their type. */
export async function bytesAt({ app }: LibraryApp, address: string): Promise<Buffer> {
  const { pathname, search } = new URL(address, 'http://library.test');
  const answer = await request(app)
    .get(pathname + search)
    .buffer(true)
    .parse((response, done) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done(null, Buffer.concat(parts)));
    });
  expect([pathname, answer.status]).toEqual([pathname, 200]);
  return answer.body as Buffer;
}

export const textAt = async (library: LibraryApp, address: string): Promise<string> =>
  (await bytesAt(library, address)).toString('utf8');
