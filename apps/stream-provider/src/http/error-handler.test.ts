import { afterEach, expect, it, jest } from '@jest/globals';
import express from 'express';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorHandler } from './error-handler';

let server: Server;
afterEach(() => new Promise((closed) => server.close(closed)));

/** Asks an app whose only route fails with this error. @returns the answer's status, or undefined without an answer */
async function askAfter(error: Error, log: { error: jest.Mock }): Promise<number | undefined> {
  const app = express();
  app.use((req, _res, next) => {
    Object.assign(req, { log });
    next(error);
  });
  app.use(errorHandler);
  server = createServer(app);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve) => {
    request({ port, host: '127.0.0.1' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', () => resolve(undefined))
      .end();
  });
}

it('a player that has let go of a request is neither answered nor reported', async () => {
  const log = { error: jest.fn() };
  expect(await askAfter(Object.assign(new Error('Request aborted'), { code: 'ECONNABORTED' }), log)).toBeUndefined();
  expect(log.error).not.toHaveBeenCalled();
});

it('what really fails is answered with a 500 and reported', async () => {
  const log = { error: jest.fn() };
  expect(await askAfter(new Error('the disk is gone'), log)).toBe(500);
  expect(log.error).toHaveBeenCalledTimes(1);
});
