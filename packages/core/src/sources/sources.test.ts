import { describe, expect, it } from '@jest/globals';
import { addressProblem, parseOwnAddresses, withAddress, type OwnAddress } from './own-address';
import {
  inChosenOrder,
  moved,
  NO_CHOICES,
  parseSourceChoices,
  withoutServer,
  withServer,
  type OwnServer,
} from './source-choices';

const home: OwnServer = {
  id: 'own-1',
  kind: 'jellyfin',
  name: 'Home',
  url: 'http://192.168.1.20:8096',
  account: { token: 't', userId: 'u', userName: 'ada' },
};
const known = [
  { id: 'own-1', isOnByDefault: true },
  { id: 'marquee', isOnByDefault: true },
  { id: 'internet-archive', isOnByDefault: false },
];

describe('the order of sources', () => {
  it('is the one given until somebody arranges it', () => {
    expect(inChosenOrder(known, NO_CHOICES).map(({ id, isOn }) => [id, isOn])).toEqual([
      ['own-1', true],
      ['marquee', true],
      ['internet-archive', false],
    ]);
  });

  it('is the one chosen, with newcomers at its end and without what is gone', () => {
    const choices = { order: ['gone', 'internet-archive', 'marquee'], switched: { marquee: false } };
    expect(inChosenOrder(known, choices).map(({ id, isOn }) => [id, isOn])).toEqual([
      ['internet-archive', false],
      ['marquee', false],
      ['own-1', true],
    ]);
  });

  it('is not confused by an id that every object has', () => {
    expect(inChosenOrder([{ id: 'constructor', isOnByDefault: false }], NO_CHOICES)[0]?.isOn).toBe(false);
  });

  it('moves an entry up, down and never beyond the ends', () => {
    expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 1, 99)).toEqual(['a', 'c', 'b']);
    expect(moved(['a', 'b', 'c'], 1, -5)).toEqual(['b', 'a', 'c']);
    expect(moved(['a'], 7, 0)).toEqual(['a']);
  });

  it('puts a server that was added first, and leaves it where it is when it signs in again', () => {
    const added = withServer(NO_CHOICES, home, ['marquee']);
    expect(added.order).toEqual(['own-1', 'marquee']);
    const arranged = { ...added, order: ['marquee', 'own-1'] };
    const again = withServer(arranged, { ...home, name: 'Den' }, ['marquee', 'own-1']);
    expect(again).toMatchObject({ order: ['marquee', 'own-1'], servers: [{ name: 'Den' }] });
  });

  it('forgets everything of a server that is removed', () => {
    const added = { ...withServer(NO_CHOICES, home, ['marquee']), switched: { 'own-1': false, marquee: false } };
    expect(withoutServer(added, 'own-1')).toEqual({ order: ['marquee'], switched: { marquee: false }, servers: [] });
  });
});

describe('stored sources', () => {
  it('come back as they were', () => {
    const choices = { order: ['own-1'], switched: { marquee: false }, servers: [home], deviceId: 'd1' };
    expect(parseSourceChoices(JSON.parse(JSON.stringify(choices)))).toEqual(choices);
  });

  it('lose what is damaged and keep the rest', () => {
    const servers = [
      home,
      { ...home, id: 'own-2', url: 'javascript:alert(1)' },
      { ...home, id: 'own-3', kind: 'x' },
      7,
    ];
    expect(parseSourceChoices({ order: [1, 'a', 'a'], switched: { a: 'yes', b: true }, servers })).toEqual({
      order: ['a'],
      switched: { b: true },
      servers: [home],
    });
  });

  it('keep a server whose sign-in is damaged, to be signed in to again', () => {
    const servers = [{ ...home, account: { token: '' } }];
    expect(parseSourceChoices({ servers })?.servers).toEqual([{ ...home, account: undefined }]);
  });

  it.each([null, 'text', 7, []])('are none when %j is stored', (value) => {
    expect(parseSourceChoices(value)).toBeNull();
  });
});

describe('an address of the visitor', () => {
  const secure = { isSecure: true };
  it.each([
    ['https://example.org/film.mp4', null],
    ['http://localhost:9000/film.mp4', null],
    ['', 'empty'],
    ['film.mp4', 'not-web'],
    ['javascript:alert(1)', 'not-web'],
    ['ftp://example.org/film.mp4', 'not-web'],
    ['https://example.org/my film.mp4', 'not-web'],
    ['https://me:secret@example.org/film.mp4', 'credentials'],
    ['http://example.org/film.mp4', 'mixed'],
    ['http://localhost.example.org/film.mp4', 'mixed'],
    [`https://example.org/${'a'.repeat(5000)}`, 'too-long'],
  ])('%s: %s', (text, problem) => expect(addressProblem(text, secure)).toBe(problem));

  it('may be plain http on a page that is', () => {
    expect(addressProblem('http://192.168.1.20/film.mp4', { isSecure: false })).toBeNull();
  });

  const entry: OwnAddress = {
    id: 'a1',
    titleKey: 'movie:603',
    title: 'A Film',
    href: '/movies/603',
    address: 'https://example.org/film.mp4',
    label: 'My copy',
    captions: { address: 'https://example.org/film.srt', language: 'en' },
    addedAt: 5,
  };

  it('comes back as it was stored, unless it is damaged', () => {
    expect(parseOwnAddresses([entry, { ...entry, id: 'a2', address: 'javascript:alert(1)' }])).toEqual([entry]);
    expect(parseOwnAddresses([{ ...entry, href: '//elsewhere.example' }])).toEqual([]);
    expect(parseOwnAddresses({})).toBeNull();
  });

  it('is changed in its place', () => {
    const second = { ...entry, id: 'a2' };
    expect(withAddress([entry, second], { ...entry, label: 'Other' }).map(({ label }) => label)).toEqual([
      'Other',
      'My copy',
    ]);
    expect(withAddress([entry], second)).toHaveLength(2);
  });
});
