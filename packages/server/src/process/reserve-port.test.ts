import { expect, it } from '@jest/globals';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { reservePort } from './reserve-port';

it('keeps an error of one response, or of one connection, from ending the process', async () => {
  const { server, port, serve } = await reservePort({ port: 0, host: '127.0.0.1', setting: 'PORT' });
  const responses: ServerResponse[] = [];
  serve((_req, res) => {
    responses.push(res);
    res.end('done');
  });
  try {
    await (await fetch(`http://127.0.0.1:${port}`)).text();
    expect(responses.map((response) => response.emit('error', new Error('write after end')))).toEqual([true]);
    for (let count = 0; count < 2; count += 1) server.emit('error', new Error('accept ENFILE'));
  } finally {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});
