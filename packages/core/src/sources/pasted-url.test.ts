import { describe, expect, it } from '@jest/globals';
import { urlProblem, parsePastedUrls, withPastedUrl, type PastedUrl } from './pasted-url';

describe('an address of the visitor', () => {
  const secure = { isSecure: true };
  it.each([
    ['https://example.org/film.mp4', null],
    ['http://localhost:9000/film.mp4', null],
    ['  ', 'empty'],
    [' https://example.org/film.mp4 ', null],
    ['HTTPS://EXAMPLE.ORG/film.mp4', null],
    ['http://127.10.200.30:80/film.mp4', null],
    ['http://[::1]:9000/film.mp4', null],
    ['http://LOCALHOST/film.mp4', null],
    ['http://127.0.0.1.example.org/film.mp4', 'mixed'],
    ['http://localhost:9000x/film.mp4', 'mixed'],
    ['https:///film.mp4', 'not-web'],
    ['https://example.org/@me', null],
    [`https://example.org/${'a'.repeat(4096 - 20)}`, null],
    [`https://example.org/${'a'.repeat(4096 - 19)}`, 'too-long'],
    ['javascript:alert(1)//https://example.org/film.mp4', 'not-web'],
    ['xhttps://example.org/film.mp4', 'not-web'],
    ['ftp://example.org/film.mp4', 'not-web'],
    ['https://example.org/my film.mp4', 'not-web'],
    ['https://me:secret@example.org/film.mp4', 'credentials'],
    ['http://example.org/film.mp4', 'mixed'],
  ])('%s: %s', (text, problem) => expect(urlProblem(text, secure)).toBe(problem));

  const entry: PastedUrl = {
    id: 'a1',
    titleKey: 'movie:603',
    title: 'A Film',
    href: '/movies/603',
    address: 'https://example.org/film.mp4',
    label: 'My copy',
    captions: { address: 'https://example.org/film.srt', language: 'en' },
    addedAt: 5,
  };

  it('may be plain http on a page served over http', () => {
    expect(urlProblem('http://192.168.1.20/film.mp4', { isSecure: false })).toBeNull();
    const stored = { ...entry, address: 'http://192.168.1.20/film.mp4' };
    expect(parsePastedUrls([stored])).toEqual([stored]);
  });

  it('comes back as it was stored, unless it is damaged', () => {
    expect(parsePastedUrls([entry, { ...entry, id: 'a2', address: 'javascript:alert(1)' }])).toEqual([entry]);
    expect(parsePastedUrls([{ ...entry, href: '//elsewhere.example' }])).toEqual([]);
    expect(parsePastedUrls({})).toBeNull();
  });

  it('is stored without invalid fields', () => {
    const { captions: _captions, ...bare } = entry;
    for (const captions of [null, 'x', { address: 'x', language: 'en' }, { address: entry.address }])
      expect(parsePastedUrls([{ ...entry, captions }])).toEqual([bare]);
    expect(
      parsePastedUrls([{ ...entry, captions: { address: entry.address, language: 'x'.repeat(40) } }]),
    ).toMatchObject([{ captions: { language: 'x'.repeat(35) } }]);
    expect(parsePastedUrls([{ ...entry, label: 'x'.repeat(61), addedAt: 'soon' }])).toEqual([
      { ...entry, label: 'x'.repeat(60), addedAt: 0 },
    ]);
    expect(parsePastedUrls([{ ...entry, addedAt: Number.POSITIVE_INFINITY }])?.[0]?.addedAt).toBe(0);
    expect(parsePastedUrls([{ ...entry, title: 'x'.repeat(500) }])).toHaveLength(1);
    for (const broken of [
      { title: 'x'.repeat(501) },
      { id: 5 },
      { titleKey: null },
      { label: 5 },
      { href: 5 },
      { href: ['/movies/603'] },
      { href: 'movies/603' },
      { href: 'https://elsewhere.example/' },
      { address: 5 },
    ])
      expect(parsePastedUrls([{ ...entry, ...broken }, null, 'x'])).toEqual([]);
  });

  it('is one of at most five hundred, of which the oldest is dropped first', () => {
    const many = Array.from({ length: 501 }, (_, index) => ({ ...entry, id: `a${index}` }));
    expect(parsePastedUrls(many)).toHaveLength(500);
    const next = withPastedUrl(many.slice(0, 500), { ...entry, id: 'new' });
    expect([next.length, next[0]?.id, next.at(-1)?.id]).toEqual([500, 'a1', 'new']);
  });

  it('is changed in place', () => {
    const second = { ...entry, id: 'a2' };
    expect(withPastedUrl([entry, second], { ...entry, label: 'Other' }).map(({ label }) => label)).toEqual([
      'Other',
      'My copy',
    ]);
    expect(withPastedUrl([entry], second)).toHaveLength(2);
  });
});
