import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { answerLength, rawLoad } from './raw-load';

describe('the load of many connections', () => {
  const server = createServer((req, res) => {
    if (req.url === '/missing') res.statusCode = 404;
    const body = Buffer.alloc(100_000, 'x');
    res.setHeader('Content-Length', body.length);
    setTimeout(() => res.end(body), req.url === '/slow' ? 20 : 0);
  });
  const listen = () =>
    new Promise<string>((resolve) => {
      server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
    });
  afterEach(() => void server.close());

  it('counts complete responses, even fragmented ones, and fails on any status but 200', async () => {
    const origin = await listen();
    const options = { headers: {}, connections: 4, seconds: 0.15, warmUpSeconds: 0.1 };
    const { perSecond, p99Ms } = await rawLoad(`${origin}/file`, options);
    expect(perSecond).toBeGreaterThan(10);
    expect(p99Ms).toBeGreaterThan(0);
    await expect(rawLoad(`${origin}/missing`, options)).rejects.toThrow('404');
  });

  it('sends requests at the given rate, and counts the wait for a free connection', async () => {
    const origin = await listen();
    const at = async (connections: number, rate: number) =>
      rawLoad(`${origin}/slow`, { headers: {}, connections, seconds: 0.3, warmUpSeconds: 0.2, rate });
    const relaxed = await at(20, 100);
    // Without a rate it would be 1,000 per second. After a pause, a busy machine catches up.
    expect(relaxed.perSecond).toBeGreaterThan(60);
    expect(relaxed.perSecond).toBeLessThan(400);
    // Twice as many as one connection can handle in that time: after 0.5 s the last one has waited for half of it.
    const late = await at(1, 100);
    expect(late.p99Ms).toBeGreaterThan(150);
  });

  it('waits for the end of the head before it knows the length', () => {
    expect(answerLength(Buffer.from('HTTP/1.1 200 OK\r\nContent-Le'))).toBeUndefined();
    expect(answerLength(Buffer.from('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nab'))).toBe(43);
  });
});
