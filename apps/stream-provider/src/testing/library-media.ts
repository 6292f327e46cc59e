import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@jest/globals';
import request from 'supertest';
import type { LibraryApp } from './library-app';

/** The bytes at a URL, whatever their type, as soon as the library is not too busy for them. */
export async function bytesAt({ app }: LibraryApp, address: string): Promise<Buffer> {
  const { pathname, search } = new URL(address, 'http://library.test');
  const ask = () =>
    request(app)
      .get(pathname + search)
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      });
  let answer = await ask();
  // “The library is busy. Try again in a moment.”
  while (answer.status === 503) answer = await sleep(250).then(ask);
  expect([pathname, answer.status]).toEqual([pathname, 200]);
  return answer.body as Buffer;
}

export const textAt = async (library: LibraryApp, address: string): Promise<string> =>
  (await bytesAt(library, address)).toString('utf8');
