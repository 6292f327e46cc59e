import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { listen } from '../listen';
import { createTestApp, type TestApp } from '../test-app';
import { rawGet, rawRequest } from './raw-request';

// Takes seconds: hundreds of spellings, each over a connection of its own.
const SECRET = 'SECRET OF THE DATA FOLDER';

const dots = ['..', '%2e%2e', '%2E%2E', '%252e%252e', '..%00', '..;', '%c0%ae%c0%ae', '%uff0e%uff0e', '....', '.%2e'];
const slashes = ['/', '%2f', '%252f', '\\', '%5c', '%255c', '//', '/./', '%c0%af'];
const roots = ['/', '/assets/', '/api/img/t/p/w500/'];

/** Paths that leave the folder of the site for the one beside it, in every encoding. */
const ways = roots.flatMap((root) =>
  dots.flatMap((dot) =>
    slashes.map((slash) => `${root}${`${dot}${slash}`.repeat(root.split('/').length - 1)}data/secret.txt`),
  ),
);

describe('a request for a file outside of what is served', () => {
  let test: TestApp;
  let server: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    test = createTestApp();
    test.writeWeb('index.html', '<!doctype html><p>Marquee</p>');
    test.writeWeb('assets/main.js', 'go()');
    mkdirSync(test.dataDir, { recursive: true });
    writeFileSync(join(test.dataDir, 'secret.txt'), SECRET);
    writeFileSync(join(test.dataDir, 'secret.txt.br'), SECRET);
    server = await listen(test.bare);
  });
  afterAll(async () => {
    await server.close();
    test.remove();
  });

  it(`gets nothing, in ${ways.length} spellings, encoded or not`, async () => {
    for (let from = 0; from < ways.length; from += 50) {
      const answers = await Promise.all(
        ways.slice(from, from + 50).map(async (path) => ({ path, ...(await rawGet(server.origin, path)) })),
      );
      for (const { path, status, body, head } of answers) {
        expect({ path, leaks: `${head}${body}`.includes(SECRET), isAnswered: status >= 200 && status < 500 }).toEqual({
          path,
          leaks: false,
          isAnswered: true,
        });
      }
    }
  });

  it.each([
    ['an absolute path', '/%2fetc%2fpasswd'],
    ['a path with NUL', '/assets/main.js%00.html'],
    ['a drive letter', '/C:%5cWindows%5cwin.ini'],
    ['a file address', '/file:%2f%2f%2fetc%2fpasswd'],
    ['a hidden file', '/.env'],
    ['the folder itself', '/assets/'],
    ['the repository', '/.git/config'],
    ['a package file', '/package.json'],
  ])('gets nothing for %s', async (_, path) => {
    const { status, body } = await rawGet(server.origin, path, 'Accept: */*\r\n');
    expect(status === 200 ? body : '').not.toMatch(/root:|\[core\]|"name"|SECRET/);
    expect(status).not.toBe(500);
  });

  it('gets nothing with an absolute address in the request line', async () => {
    for (const address of ['http://127.0.0.1/../data/secret.txt', 'file:///etc/passwd', '*', 'marquee.example:443']) {
      const { status, head, body } = await rawGet(server.origin, address);
      expect(`${head}${body}`).not.toContain(SECRET);
      expect(status).not.toBe(500);
    }
  });

  it('gets no file behind a hidden link', async () => {
    mkdirSync(join(test.webRoot, '.hidden'), { recursive: true });
    symlinkSync(join(test.dataDir, 'secret.txt'), join(test.webRoot, '.hidden', 'secret.txt'));
    const { head, body } = await rawGet(server.origin, '/.hidden/secret.txt');
    expect(`${head}${body}`).not.toContain(SECRET);
  });
});

describe('a reflected value', () => {
  let test: TestApp;
  let server: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    test = createTestApp();
    test.writeWeb('index.html', '<!doctype html><p>Marquee</p>');
    server = await listen(test.bare);
  });
  afterAll(async () => {
    await server.close();
    test.remove();
  });
  const breaks = ['%0d%0aX-Evil:1', '%0aX-Evil:1', '%0dX-Evil:1', '%E5%98%8A%E5%98%8DX-Evil:1', '%u000d%u000aX-Evil:1'];

  it('cannot start a header', async () => {
    for (const line of breaks)
      for (const path of ['/', '/api/tmdb/3/', '/assets/', '/login?next=']) {
        const { head } = await rawGet(server.origin, `${path}${line}`, `X-Request-Id: trace${line}\r\n`);
        expect(head).not.toMatch(/^X-Evil/im);
        expect(head).toMatch(/^X-Request-Id: [\w-]{36}\r?$/im);
      }
  });

  it('is never a forged host, which is rejected or kept out of cached responses', async () => {
    for (const host of ['evil.example"><script>', 'evil.example\tx', "evil.example';script-src *", 'a b', '']) {
      for (const path of ['/api/config', '/opensearch.xml', '/']) {
        const { head, body } = await rawRequest(
          server.origin,
          `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
        );
        expect(head).not.toMatch(/<script>|script-src \*/);
        expect(body).not.toContain('<script>');
      }
    }
  });

  it('comes from one request: duplicate lengths, or a length with chunks, are rejected', async () => {
    const smuggled = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
    for (const framing of [
      'Content-Length: 4\r\nContent-Length: 40\r\n',
      `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n`,
      'Transfer-Encoding: chunked, identity\r\n',
      'Transfer-Encoding: xchunked\r\n',
      'Content-Length: +4\r\n',
    ]) {
      const { head, body } = await rawRequest(
        server.origin,
        `POST /api/reports HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${framing}\r\n0\r\n\r\n${smuggled}`,
      );
      expect(head).toMatch(/^HTTP\/1\.1 [45]\d\d/);
      expect(body).not.toContain('HTTP/1.1 200');
    }
  });
});
