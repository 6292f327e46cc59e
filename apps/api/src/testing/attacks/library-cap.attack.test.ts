import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request from 'supertest';
import type { StreamResult } from '@marquee/core/contracts';
import { listen } from '../listen';
import { respondAsRatedTmdb } from '../rated-tmdb';
import { contentOf, FILES, MEDIA, PROVIDER_SECRET, respondAsProvider } from '../stub-provider';
import { startStubServer, type StubServer } from '../stub-server';
import { createAccountsTest, PASSWORD, type AccountsTest, type Visitor } from '../test-accounts';
import { openTestDatabase, type TestDatabase } from '../test-database';
import { rawGet } from './raw-request';

// Takes seconds: every address of a film is asked for, in every way.

const [shown = '', hidden = ''] = Object.values(FILES);
const source = (title: string, query = '') => `/api/provider/sources/library/${title}?${query}`;
const pathOf = (address: string) => address.slice(address.indexOf('/api/'));

describe('a profile with a cap and the films of the library', () => {
  let servers: StubServer[];
  let database: TestDatabase;
  let test: AccountsTest;
  let child: Visitor;
  let parent: Visitor;
  let kidId: string;
  /** URL of the film that the child must not see, as issued to the owner's profile. */
  let shared: string[];

  beforeAll(async () => {
    const [tmdb, provider] = await Promise.all([
      startStubServer(respondAsRatedTmdb),
      startStubServer(respondAsProvider),
    ]);
    servers = [tmdb, provider];
    database = await openTestDatabase();
    const metadata = { TMDB_TOKEN: 'ey.test.token', TMDB_BASE_URL: `${tmdb.origin}/3` };
    test = createAccountsTest(database, { ...metadata, PROVIDER_SECRET, PROVIDER_INTERNAL_URL: provider.origin });
    parent = await test.signUp();
    child = await test.logIn(parent.username);
    const profile = { name: 'Mia', cap: { region: 'US', certification: 'PG' }, unrated: 'hide' };
    kidId = (await parent.post('/api/profiles', { profile, password: PASSWORD }).expect(201)).body.id;
    await child.post(`/api/profiles/${kidId}/activate`).expect(200);
    shared = addressesIn(await streamOf(parent, 'movie/2', 'title=HIDDEN movie 2'));
  });
  afterAll(async () => {
    test.remove();
    await Promise.all([...servers.map((server) => server.close()), database.remove()]);
  });

  /** The site also reads what the library has, whenever it likes. */
  const lastRequest = (path: string) => servers[1]?.requests.findLast(({ url }) => url.includes(path));
  const streamOf = async (visitor: Visitor, title: string, query: string): Promise<StreamResult['stream']> =>
    (await visitor.get(source(title, query)).expect(200)).body.stream;
  const addressesIn = (stream: StreamResult['stream']): string[] =>
    [
      stream.type === 'hls' ? stream.playlist : '',
      ...stream.captions.flatMap(({ url, download = '' }) => [url, download]),
      stream.thumbnails ?? '',
    ].map(pathOf);
  const answerOf = async (path: string, headers: Record<string, string> = {}) => {
    const { status, body, text } = await child.agent.get(path).set(headers);
    const { requestId: _, ...rest } = body as Record<string, unknown>;
    return { status, rest, text };
  };

  it('plays for the owner, with every address on the site itself [PROFILE-60]', async () => {
    expect(shared).toHaveLength(4);
    for (const path of shared) {
      expect(path).toMatch(new RegExp(`^/api/provider/library/${hidden}/`));
      await parent.get(path).expect(200);
    }
    const { text } = await parent.get(`/api/provider/library/${hidden}/master.m3u8`).expect(200);
    const segment = pathOf(text.split('\n')[1] ?? '');
    expect((await parent.get(segment).expect(200)).text).toBe(contentOf(`${hidden}/v1/0.m4s`));
  });

  it('is told apart by its account, whatever the profile, and by the address that any visitor has [LIBRARY-11]', async () => {
    const path = `/api/provider/library/${shown}/file.mp4`;
    const sent = (name: string): unknown => lastRequest(`/library/${shown}/`)?.headers[name];
    await parent.get(path).expect(200);
    const [viewer, address] = [sent('x-marquee-viewer'), sent('x-marquee-address')];
    expect(viewer).toEqual(expect.any(String));
    const own = pathOf(addressesIn(await streamOf(child, 'movie/1', 'title=Shown movie 1'))[0] ?? '');
    await child.get(own).expect(200);
    expect([sent('x-marquee-viewer'), sent('x-marquee-address')]).toEqual([viewer, address]);
    await request(test.app).get(path).expect(200);
    expect([sent('x-marquee-viewer'), sent('x-marquee-address')]).toEqual([undefined, address]);
  });

  it('answers a hidden title like an unknown one [PROFILE-60]', async () => {
    const unknown = await answerOf(source('movie/999', 'title=HIDDEN movie 2'));
    expect(unknown.status).toBe(404);
    const asked = [
      ...['movie/2', 'movie/3', 'movie/4', 'movie/02', 'movie/2%20', 'movie/2%00', 'film/2', 'movie/1%2F..%2F2'],
      ...['movie/-2', 'movie/2.0', 'movie/1e0'],
    ];
    for (const title of asked) {
      const { status, rest } = await answerOf(source(title, 'title=HIDDEN movie 2'));
      expect([title, status, rest.code]).toEqual([title, 404, 'not_found']);
    }
    expect(await answerOf(source('movie/2', 'title=HIDDEN movie 2'))).toMatchObject({ rest: unknown.rest });
    await child.agent.head(source('movie/2', 'title=HIDDEN movie 2')).expect(404);
    await child.get(source('tv/1', 'season=1&episode=1&title=HIDDEN tv 1')).expect(404);
    await child.get('/API/Provider/Sources/library/movie/2?title=HIDDEN movie 2').expect(404);
  });

  it.each([
    'title=HIDDEN movie 2',
    'title=HIDDEN movie 2&title=Shown movie 1',
    'title=Shown movie 1&title=HIDDEN movie 2',
    'title=Shown movie 1&originalTitle=HIDDEN movie 2&releaseYear=1999&imdbId=tt0133093',
    'title=hidden MOVIE 2',
  ])('is not given the file of another title by %s [PROFILE-61]', async (query) => {
    const stream = await streamOf(child, 'movie/1', query);
    expect(JSON.stringify(stream)).not.toContain(hidden);
    const asked = lastRequest('/sources/')?.url ?? '';
    expect(new URL(asked, 'http://provider').searchParams.getAll('title')).toEqual(['Shown movie 1']);
    expect(asked).not.toMatch(/hidden|tt0133093|1999/i);
  });

  it('plays what it may see, by addresses that are valid for its rules [PROFILE-60]', async () => {
    const own = addressesIn(await streamOf(child, 'movie/1', 'title=Shown movie 1'));
    for (const path of own) {
      expect(path).toMatch(new RegExp(`^/api/provider/movie-1-[\\w-]{43}/library/${shown}/`));
      await child.get(path).expect(200);
    }
    const { text } = await child.get(own[0] ?? '').expect(200);
    const segment = pathOf(text.split('\n')[1] ?? '');
    expect(segment).toContain((own[0] ?? '').split('/')[3]);
    await child.get(segment).expect(200);
    await child.get(segment).set('Range', 'bytes=0-3').expect(206, contentOf('').slice(0, 4));
    await child.get('/api/provider/media/1/360.mp4').expect(200, 'the demo film');
  });

  it('gets nothing of an address that another profile shares [PROFILE-60]', async () => {
    const grant = pathOf(addressesIn(await streamOf(child, 'movie/1', 'title=Shown movie 1'))[0] ?? '').split('/')[3];
    const addresses = MEDIA.map((path) => `/api/provider/library/${hidden}/${path}`);
    const path = 'v1/0.m4s';
    addresses.push(
      `/api/provider/${grant}/library/${hidden}/${path}`,
      `/api/provider/movie-1-${'A'.repeat(43)}/library/${hidden}/${path}`,
      // The child's own URL, redirected to another path.
      `/api/provider/${grant}/library/${shown}/..%2F${hidden}%2F${path}`,
      `/api/provider/${grant}/library/${shown}/%2e%2e/${hidden}/${path}`,
      `/api/provider/media/1/..%2F..%2Flibrary%2F${hidden}%2F${path}`,
      `/api/provider/library/${shown}/${path}`,
      `/api/provider//library/${hidden}/${path}`,
      `/API/PROVIDER/LIBRARY/${hidden}/${path}`,
      `/api/provider/library/${hidden}/${path}?profile=${kidId}`,
      `/api/provider/library/${hidden}/${path}?download=Film`,
    );
    const refused = async (address: string, headers: Record<string, string> = {}) => {
      const { status, text } = await answerOf(address, headers);
      expect([address, status]).toEqual([address, 404]);
      expect(text).not.toMatch(/content of|EXTM3U/);
    };
    for (const address of [...shared, ...addresses]) await refused(address);
    for (const address of shared) {
      const headers = { Range: 'bytes=0-3', 'If-None-Match': '"tag"', 'X-Marquee-Secret': PROVIDER_SECRET };
      for (const [name, value] of Object.entries(headers)) await refused(address, { [name]: value });
      expect([address, (await child.agent.head(address)).status]).toEqual([address, 404]);
    }
    await child.get(`/api/provider/library/${hidden}/file.mp4?profile=1`).expect(409);
  });

  it('is not helped by paths that no browser would send [PROFILE-60, PROFILE-62]', async () => {
    const own = addressesIn(await streamOf(child, 'movie/1', 'title=Shown movie 1'))[0] ?? '';
    const at = own.slice(0, own.indexOf('master'));
    const site = await listen(test.bare);
    const answers = await Promise.all(
      [
        `${at}../${hidden}/file.mp4`,
        `${at}%2e%2e/${hidden}/file.mp4`,
        `${at}..\\${hidden}\\file.mp4`,
        `${at}..;/${hidden}/file.mp4`,
        `${at}./master.m3u8`,
        `/api/provider/media/../library/${hidden}/file.mp4`,
        `/api/provider/media/%2e%2e/library/${hidden}/file.mp4`,
        `/api/provider/media/1/../../library/${hidden}/file.mp4`,
        `/api/provider/media/1/..%5c..%5clibrary%5c${hidden}%5cfile.mp4`,
        `/api/provider//library/${hidden}/file.mp4`,
        `/api/./provider/library/${hidden}/file.mp4`,
        `/api/provider/sources/%2e%2e/operator/library`,
        `http://evil.example/api/provider/library/${hidden}/file.mp4`,
      ].map(async (path) => rawGet(site.origin, path, `Cookie: ${child.cookie}\r\n`)),
    );
    await site.close();
    for (const { status, body } of answers) {
      expect([400, 404]).toContain(status);
      expect(body).not.toMatch(/content of|EXTM3U/);
    }
    expect(servers[1]?.requests.map(({ url }) => url).filter((url) => url.includes('..'))).toEqual([
      // A path segment with two dots and a semicolon is an ordinary name.
      expect.stringContaining('..%3B'),
    ]);
  });

  it('cannot reach what else the stream provider answers [PROFILE-62]', async () => {
    for (const path of [
      'operator/library',
      'library',
      'metrics',
      'healthz',
      'openapi.json',
      'sources/../operator/library',
    ])
      await child.get(`/api/provider/${path}`).expect(404);
    expect(servers[1]?.requests.some(({ url }) => /operator\/library|metrics|healthz|openapi/.test(url))).toBe(false);
  });

  it('also applies to a content filter without an account, and refuses an unreadable one [PROFILE-60]', async () => {
    const guest = (path: string, filter: string) =>
      request(test.app).get(path).set('Cookie', `content_filter=${filter}`);
    await guest(source('movie/2', 'title=HIDDEN movie 2'), 'strict.US').expect(404);
    await guest(shared[0] ?? '', 'strict.US').expect(404);
    await guest(shared[0] ?? '', 'nonsense').expect(400);
    const { body } = await guest(source('movie/1', 'title=Shown movie 1'), 'strict.US').expect(200);
    await guest(pathOf(body.stream.playlist), 'strict.US').expect(200);
    // A grant for one rule is not valid under another.
    await guest(pathOf(body.stream.playlist), 'moderate.DE').expect(404);
    await request(test.app)
      .get(shared[0] ?? '')
      .expect(200);
  });

  it('loses its addresses when its rules change, and leaves nothing for the browser’s next profile [PROFILE-60]', async () => {
    const [playlist = ''] = addressesIn(await streamOf(child, 'movie/1', 'title=Shown movie 1'));
    const { headers } = await child.get(playlist).expect(200);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect((await parent.get(shared[0] ?? '')).headers['cache-control']).toBe('private, no-cache');
    await parent.agent
      .patch(`/api/profiles/${kidId}`)
      .set('X-CSRF-Token', parent.answer.token)
      .send({ changes: { hiddenTitles: ['movie:1'] }, password: PASSWORD })
      .expect(200);
    await child.get(playlist).expect(404);
    await child.get(source('movie/1', 'title=Shown movie 1')).expect(404);
  });
});
