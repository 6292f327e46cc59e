import { describe, expect, it } from '@jest/globals';
import { downloadCheckBodySchema, downloadLinkBodySchema } from './downloads';

const url = 'https://example.org/film.mp4';
const accepts = (body: unknown) => downloadLinkBodySchema.safeParse(body).success;

describe('a download link', () => {
  it('has an http or https URL only', () => {
    expect(accepts({ url, name: 'Film' })).toBe(true);
    expect(accepts({ url: 'http://example.org/film.mp4', name: 'Film' })).toBe(true);
    for (const bad of ['ftp://example.org/a', 'javascript:alert(1)', 'xhttps://example.org/', '/film.mp4', ''])
      expect(accepts({ url: bad, name: 'Film' })).toBe(false);
    expect(accepts({ url: url.padEnd(4096, 'x'), name: 'Film' })).toBe(true);
    expect(accepts({ url: url.padEnd(4097, 'x'), name: 'Film' })).toBe(false);
  });

  it('has a name of up to 200 characters', () => {
    expect(downloadLinkBodySchema.parse({ url, name: ' Film ' })).toEqual({ url, name: 'Film' });
    expect(accepts({ url, name: 'x'.repeat(200) })).toBe(true);
    for (const name of ['', ' ', 'x'.repeat(201)]) expect(accepts({ url, name })).toBe(false);
  });

  it('is limited in length', () => {
    expect(downloadCheckBodySchema.safeParse({ data: 'x'.repeat(8192) }).success).toBe(true);
    expect(downloadCheckBodySchema.safeParse({ data: 'x'.repeat(8193) }).success).toBe(false);
  });
});
