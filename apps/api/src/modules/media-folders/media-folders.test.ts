import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { FolderProblem } from '@marquee/core/contracts';
import { createAccountsTest, type AccountsTest, type Visitor } from '../../testing/test-accounts';
import { startStubServer, type StubServer } from '../../testing/stub-server';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database';
import { UsersRepository } from '../users';

const PROVIDER_SECRET = 's'.repeat(32);

describe('media folders on the dashboard', () => {
  let database: TestDatabase;
  let provider: StubServer;
  let test: AccountsTest;
  let operator: Visitor;
  /** What the stand-in for the stream provider was told, and how it answers. */
  const told = {
    folders: [] as string[],
    problem: null as FolderProblem | null,
    fixedBy: null as 'MEDIA_DIR' | null,
    isDown: false,
  };
  const make = () =>
    createAccountsTest(
      database,
      { PROVIDER_PORT: new URL(provider.origin).port, PROVIDER_SECRET },
      { fetch: globalThis.fetch },
    );

  beforeAll(async () => {
    database = await openTestDatabase();
    provider = await startStubServer((req, res) => {
      let text = '';
      req.on('data', (chunk) => (text += String(chunk)));
      req.on('end', () => {
        if (told.isDown) return res.writeHead(503).end('{}');
        if (req.method === 'GET') return res.end('{}');
        const body = JSON.parse(text) as { folders: string[]; path: string };
        const { problem, fixedBy } = told;
        if (req.url === '/operator/folders/look')
          return res.end(
            JSON.stringify({
              path: body.path.replace('/link', '/media').replace('/long', `/${'x'.repeat(1_024)}`),
              problem,
              movies: 3,
              series: 1,
              isPartial: false,
            }),
          );
        if (req.url === '/operator/folders/browse')
          return res.end(JSON.stringify({ path: body.path, parent: null, problem, folders: [], hasMore: false }));
        told.folders = body.folders;
        return res.end(JSON.stringify({ fixedBy, folders: told.folders.map((path) => ({ path, problem })) }));
      });
    });
    test = make();
    operator = await test.signUp();
    await new UsersRepository(database.database.prisma).setOperator(operator.answer.user.id, true);
  });
  beforeEach(async () => {
    Object.assign(told, { problem: null, fixedBy: null, isDown: false });
    await test.siteSettings.save(async () => ({ mediaFolders: null as never }));
  });
  afterAll(async () => {
    test.remove();
    await provider.close();
    await database.remove();
  });

  const add = (path: string) => operator.post('/api/operator/folders', { path });
  const code = async (answer: ReturnType<typeof add>, status: number) => (await answer.expect(status)).body.code;

  it('are added and removed at once, and each is written down [FOLDER-01]', async () => {
    expect((await operator.get('/api/operator/folders').expect(200)).body).toEqual({ fixedBy: null, folders: [] });
    const mayHostMedia = async () => (await request(test.app).get('/api/config')).body.mayHostMedia;
    expect(await mayHostMedia()).toBe(false);
    const { body } = await add('/media/films').expect(200);
    expect(await mayHostMedia()).toBe(true);
    expect(body).toEqual({ fixedBy: null, folders: [{ path: '/media/films', problem: null }] });
    // Of a link, the folder itself is stored.
    await add('/link/series').expect(200);
    expect(told.folders).toEqual(['/media/films', '/media/series']);
    await operator.post('/api/operator/folders/remove', { path: '/media/films' }).expect(200);
    expect(told.folders).toEqual(['/media/series']);
    expect(await code(operator.post('/api/operator/folders/remove', { path: '/media/films' }), 404)).toBe('not_found');
    const { acts } = (await operator.get('/api/operator/acts').expect(200)).body;
    expect(acts.slice(0, 3)).toMatchObject([
      { act: 'remove_folder', target: '/media/films' },
      { act: 'add_folder', target: '/media/series' },
      { act: 'add_folder', target: '/media/films' },
    ]);
  });

  it('are all kept when two are added at once [FOLDER-01]', async () => {
    await Promise.all(['/media/a', '/media/b', '/media/c'].map((path) => add(path).expect(200)));
    await test.siteSettings.load();
    expect(test.siteSettings.values.mediaFolders.toSorted()).toEqual(['/media/a', '/media/b', '/media/c']);
  });

  it('reach the stream provider from every process, and again when it was told others [FOLDER-01]', async () => {
    await add('/media/films').expect(200);
    const later = make();
    told.folders = [];
    await later.siteSettings.load();
    while (told.folders.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(told.folders).toEqual(['/media/films']);
    later.remove();
  });

  it('are refused where they cannot be served, with the reason [FOLDER-04]', async () => {
    await add('/media/films').expect(200);
    for (const path of ['/media/films', '/media/films/new', '/media', '/'])
      expect([path, await code(add(path), 409)]).toEqual([path, 'folder_overlaps']);
    await add('/media/films2').expect(200);
    told.problem = 'not_a_folder';
    expect(await code(add('/media/file.mkv'), 409)).toBe('folder_unusable');
    told.problem = null;
    for (const path of ['', '/media/\0', 'x'.repeat(2_000), 7, null, ['/media']])
      await operator.post('/api/operator/folders', { path }).expect(400);
    const mediaFolders = Array.from({ length: 20 }, (_, at) => `/media/${at}`);
    await test.siteSettings.save(async () => ({ mediaFolders }));
    expect(await code(add('/media/20'), 409)).toBe('folders_full');
    told.fixedBy = 'MEDIA_DIR';
    expect(await code(add('/media/20'), 409)).toBe('setting_fixed');
    told.isDown = true;
    expect(await code(add('/media/20'), 503)).toBe('library_unavailable');
  });

  it('are not stored under a path that the site could not read afterwards [FOLDER-04]', async () => {
    expect(await code(add('/long'), 503)).toBe('library_unavailable');
    const mediaFolders = [`/${'x'.repeat(1_024)}`];
    await expect(test.siteSettings.save(() => Promise.resolve({ mediaFolders }))).rejects.toThrow();
    await test.siteSettings.load();
    expect(test.siteSettings.values.mediaFolders).toEqual([]);
  });

  it('are browsed and looked into by the stream provider [FOLDER-02, FOLDER-03]', async () => {
    const look = await operator.post('/api/operator/folders/look', { path: '/media' }).expect(200);
    expect(look.body).toEqual({ path: '/media', problem: null, movies: 3, series: 1, isPartial: false });
    const list = await operator.post('/api/operator/folders/browse', { path: null }).expect(200);
    expect(list.body).toMatchObject({ path: null, folders: [] });
  });

  it('that have vanished are in the status [FOLDER-05]', async () => {
    await add('/media/films').expect(200);
    told.problem = 'missing';
    const { provider: seen } = (await operator.get('/api/operator/status').expect(200)).body;
    expect(seen).toMatchObject({ isReachable: true, folders: [{ path: '/media/films', problem: 'missing' }] });
    told.isDown = true;
    const { provider: gone } = (await operator.get('/api/operator/status').expect(200)).body;
    expect(gone).toMatchObject({ isReachable: false, folders: [] });
  });
});
