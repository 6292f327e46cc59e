import { describe, expect, it } from '@jest/globals';

import {
  sortByUserOrder,
  moveItem,
  emptySourceChoices,
  parseSourceChoices,
  withoutServer,
  withServer,
  type UserServer,
} from './source-choices';

const home: UserServer = {
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
  it('is the default until it is changed', () => {
    expect(sortByUserOrder(known, emptySourceChoices).map(({ id, isOn }) => [id, isOn])).toEqual([
      ['own-1', true],
      ['marquee', true],
      ['internet-archive', false],
    ]);
  });

  it('is the chosen one, with new sources at its end and without removed ones [SOURCE-11]', () => {
    const choices = {
      order: ['gone', 'internet-archive', 'marquee'],
      switched: { marquee: false, 'internet-archive': true },
    };
    expect(sortByUserOrder(known, choices).map(({ id, isOn }) => [id, isOn])).toEqual([
      ['internet-archive', true],
      ['marquee', false],
      ['own-1', true],
    ]);
  });

  it('is not confused by an id such as constructor', () => {
    expect(sortByUserOrder([{ id: 'constructor', isOnByDefault: false }], emptySourceChoices)[0]?.isOn).toBe(false);
  });

  it('moves an entry up, down and never beyond the ends', () => {
    expect(moveItem(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
    expect(moveItem(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
    expect(moveItem(['a', 'b', 'c'], 1, 99)).toEqual(['a', 'c', 'b']);
    expect(moveItem(['a', 'b', 'c'], 1, -5)).toEqual(['b', 'a', 'c']);
    expect(moveItem(['a'], 7, 0)).toEqual(['a']);
    expect(moveItem(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  });

  it('puts an added server first, and keeps its place when it signs in again', () => {
    const added = withServer(emptySourceChoices, home, ['marquee']);
    expect(added.order).toEqual(['own-1', 'marquee']);
    const arranged = { ...added, order: ['marquee', 'own-1'] };
    const again = withServer(arranged, { ...home, name: 'Den' }, ['marquee', 'own-1']);
    expect(again).toMatchObject({ order: ['marquee', 'own-1'], servers: [{ name: 'Den' }] });
    expect(
      withServer({ ...emptySourceChoices, servers: [home] }, { ...home, id: 'own-2' }, ['own-1', 'own-2']),
    ).toMatchObject({
      order: ['own-2', 'own-1'],
      servers: [{ id: 'own-1' }, { id: 'own-2' }],
    });
  });

  it('forgets everything of a server that is removed', () => {
    const added = {
      ...withServer(emptySourceChoices, home, ['marquee']),
      switched: { 'own-1': false, marquee: false },
    };
    const rest = { order: ['marquee'], switched: { marquee: false }, servers: [] };
    expect(withoutServer(added, 'own-1')).toEqual(rest);
    const other = { ...home, id: 'own-2' };
    expect(withoutServer({ ...added, servers: [home, other] }, 'own-1')).toEqual({ ...rest, servers: [other] });
  });
});

describe('stored sources', () => {
  it('are read back unchanged', () => {
    const choices = { order: ['own-1'], switched: { marquee: false }, servers: [home], deviceId: 'd1' };
    expect(parseSourceChoices(JSON.parse(JSON.stringify(choices)))).toEqual(choices);
  });

  it('lose damaged entries and keep the rest', () => {
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

  it('keep only the usable parts of unexpected values', () => {
    const bad = [
      { ...home, id: '' },
      { ...home, id: 5 },
      { ...home, name: '' },
      { ...home, name: 'x'.repeat(2001) },
      { ...home, url: 'https://user@host.example' },
      { ...home, url: 'xhttp://host.example' },
      { ...home, url: 'http://' },
      { ...home, url: 'http://host example/' },
      { ...home, url: 'http://host.example/a b' },
      null,
      [],
    ];
    expect(parseSourceChoices({ servers: bad })?.servers).toEqual([]);
    const good = ['http://host.example', 'HTTPS://host.example/jellyfin/', 'http://10.0.0.1:8096'];
    const servers = good.map((url, index) => ({ id: `s${index}`, kind: 'provider', name: 'x'.repeat(2000), url }));
    expect(parseSourceChoices({ servers })?.servers).toEqual(servers);
    const unnamed = { ...home, account: { token: 't', userId: 'u', userName: 5 } };
    expect(parseSourceChoices({ servers: [unnamed] })?.servers[0]?.account).toEqual({
      token: 't',
      userId: 'u',
      userName: '',
    });
    for (const account of [null, 'x', { token: 't' }, { userId: 'u' }])
      expect(parseSourceChoices({ servers: [{ ...home, account }] })?.servers).toEqual([
        { ...home, account: undefined },
      ]);
    expect(parseSourceChoices({ order: 'a', switched: [true], servers: {}, deviceId: '' })).toEqual(emptySourceChoices);
    expect(parseSourceChoices({ order: ['', 'a'], deviceId: 5 })).toEqual({ ...emptySourceChoices, order: ['a'] });
  });

  it('are at most twenty servers, each once', () => {
    const many = Array.from({ length: 22 }, (_, index) => ({ ...home, id: `own-${index}` }));
    expect(parseSourceChoices({ servers: many })?.servers.map(({ id }) => id)).toEqual(
      many.slice(0, 20).map(({ id }) => id),
    );
    expect(parseSourceChoices({ servers: [home, { ...home, name: 'Den' }] })?.servers).toMatchObject([{ name: 'Den' }]);
    const full = many.slice(0, 20).reduce((choices, server) => withServer(choices, server, []), emptySourceChoices);
    expect(withServer(full, { ...home, id: 'new' }, []).servers.map(({ id }) => id)).toEqual([
      ...many.slice(1, 20).map(({ id }) => id),
      'new',
    ]);
  });

  it.each([null, 'text', 7, []])('are empty when %j is stored', (value) => {
    expect(parseSourceChoices(value)).toBeNull();
  });
});
