import { expect, it } from '@jest/globals';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { reservePort } from './reserve-port';

it('keeps an error of one response, or of one connection, from ending the process', async () => {
  const { server, port, serve } = await reservePort({ port: 0, host: '127.0.0.1', setting: 'PORT' });
  let ended: ServerResponse | undefined;
  serve((_req, res) => {
    ended = res;
    res.end('done');
    res.write('too late');
  });
  await fetch(`http://127.0.0.1:${port}`)
    .then((answer) => answer.text())
    .catch(() => undefined);
  // Emitted in a later turn; without a listener it would be thrown there.
  expect(ended?.listenerCount('error')).toBeGreaterThan(0);
  server.emit('error', new Error('accept ENFILE'));
  server.emit('error', new Error('accept ENFILE'));
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});
