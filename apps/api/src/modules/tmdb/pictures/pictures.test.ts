import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createLogger } from '@marquee/server';
import { memoryBounds, type CacheName } from '../../../config';
import { BoundedCaches } from '../../../lib/bounded-caches';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database';
import { PictureIndex } from './picture-index';
import { PictureOwnersRepository } from './picture-owners.repository';
import { pictureName, picturesIn, titlesOf, type PictureOwners } from './pictures-in';

jest.setTimeout(60_000);
const DAY_MS = 24 * 3_600_000;

const found = (body: unknown, about: Parameters<typeof picturesIn>[1] = []) =>
  Object.fromEntries([...picturesIn(body, about)].map(([name, owners]) => [name, [...owners]]));

describe('the pictures in an answer', () => {
  it('belong to the title of their entry [PROFILE-24]', () => {
    const results = [
      { id: 1, title: 'Film', poster_path: '/a.jpg', backdrop_path: '/b.jpg' },
      { id: 1, name: 'Series', poster_path: '/c.jpg' },
      {
        id: 9,
        media_type: 'person',
        name: 'P',
        profile_path: '/d.jpg',
        known_for: [{ id: 2, title: 'F', poster_path: '/e.jpg' }],
      },
      { id: 10, media_type: 'person', name: 'X', adult: true, profile_path: '/f.jpg' },
      { id: 7, media_type: 'collection', name: 'C', poster_path: '/g.jpg' },
      { id: 3, show_id: 4, name: 'Episode', still_path: '/h.jpg' },
    ];
    expect(found({ results })).toEqual({
      a: ['movie:1'],
      b: ['movie:1'],
      c: ['tv:1'],
      d: ['anyone'],
      e: ['movie:2'],
      f: ['nobody'],
      h: ['tv:4'],
    });
  });

  it('belong to what the answer is about, but for those of people, companies and other titles [PROFILE-24]', () => {
    const details = {
      id: 5,
      name: 'Series',
      poster_path: '/p.jpg',
      seasons: [{ id: 77, name: 'Season 1', poster_path: '/s.jpg' }],
      belongs_to_collection: { id: 78, name: 'Collection', poster_path: '/c.jpg' },
      networks: [{ id: 79, name: 'Network', logo_path: '/n.png' }],
      credits: { cast: [{ id: 80, name: 'Person', profile_path: '/f.jpg' }] },
      images: { logos: [{ file_path: '/l.svg' }] },
      similar: { results: [{ id: 6, name: 'Other', poster_path: '/o.jpg' }] },
    };
    expect(found(details, ['tv:5'])).toEqual({
      p: ['tv:5'],
      s: ['tv:5'],
      c: ['tv:5'],
      n: ['anyone'],
      f: ['anyone'],
      l: ['tv:5'],
      o: ['tv:6'],
    });
  });

  it('are not learned where their names say whose they are', () => {
    expect(found({ poster_path: '/marquee-poster-900000001.svg' }, ['movie:900000001'])).toEqual({});
  });

  it('of a collection belong to each of its films', () => {
    const parts = [
      { id: 1, title: 'One', poster_path: '/1.jpg' },
      { id: 2, title: 'Two', poster_path: null },
    ];
    expect(titlesOf(parts)).toEqual(['movie:1', 'movie:2']);
    expect(found({ poster_path: '/c.jpg', parts }, titlesOf(parts))).toEqual({
      c: ['movie:1', 'movie:2'],
      1: ['movie:1'],
    });
  });

  it.each([null, 1, 'text', [], [[{ poster_path: {} }]], { results: [null, 3, { poster_path: '/a b.jpg' }] }])(
    'are none in %j',
    (body) => {
      expect(found(body, ['movie:1'])).toEqual({});
    },
  );

  it.each(['/../a.jpg', '/a/b.jpg', 'https://x/a.jpg', '/a.exe', '', '/.jpg', `/${'a'.repeat(121)}.jpg`])(
    'are not named by %j',
    (path) => {
      expect(pictureName(path)).toBeNull();
    },
  );
});

describe('what is known of pictures', () => {
  let database: TestDatabase;
  let stored: PictureOwnersRepository;
  let caches: BoundedCaches<CacheName>;
  const logger = createLogger('api', 'silent');
  beforeAll(async () => {
    database = await openTestDatabase();
    stored = new PictureOwnersRepository(database.database.prisma);
    caches = new BoundedCaches(memoryBounds.small.caches);
  });
  beforeEach(async () => {
    await stored.deleteOldest(0);
  });
  afterAll(async () => {
    caches.close();
    await database.remove();
  });
  const owners = (entries: Record<string, string[]>) =>
    new Map(Object.entries(entries).map(([name, set]) => [name, new Set(set)])) as unknown as PictureOwners;

  it('is shared with other processes and outlives this one [PROFILE-25]', async () => {
    const index = () => new PictureIndex({ stored, caches, now: () => 0, logger });
    const one = index();
    const read = jest.fn(async () => owners({ a: ['movie:1'], b: ['anyone'] }));
    await one.learn('answer 1', read);
    await one.learn('answer 1', read);
    expect(read).toHaveBeenCalledTimes(1);
    const other = index();
    expect(other.knownOwnersOf('a')).toBeUndefined();
    expect([...(await other.ownersOf('a'))]).toEqual(['movie:1']);
    await other.learn('answer 2', async () => owners({ a: ['tv:2'] }));
    // The first process does not know it and queries the database.
    expect([...(one.knownOwnersOf('a') ?? [])]).toEqual(['movie:1']);
    expect([...(await one.ownersOf('a'))].sort()).toEqual(['movie:1', 'tv:2']);
    expect((await one.ownersOf('c')).size).toBe(0);
  });

  it('stays in memory when it cannot be stored', async () => {
    const broken = { ownersOf: async () => [], add: () => Promise.reject(new Error('down')) };
    const index = new PictureIndex({ stored: broken, caches, now: () => 0, logger });
    await index.learn('answer 3', async () => owners({ x: ['movie:1'] }));
    expect([...(index.knownOwnersOf('x') ?? [])]).toEqual(['movie:1']);
  });

  it('is bounded: what was seen longest ago is forgotten first [PROFILE-25]', async () => {
    await stored.add(owners({ old: ['movie:1'], seen: ['movie:1'] }), 0);
    await stored.add(owners({ new: ['movie:2'], seen: ['movie:1'] }), 3 * DAY_MS);
    expect(await stored.deleteOldest(2)).toBe(1);
    expect(await stored.ownersOf('old')).toEqual([]);
    expect(await stored.ownersOf('seen')).toEqual(['movie:1']);
    expect(await stored.ownersOf('new')).toEqual(['movie:2']);
    await stored.add(owners({}), 0);
  });
});
