import { describe, expect, it } from '@jest/globals';
import { imageSrcSet, imageUrl, proxyImageUrl } from './index';

describe('image addresses', () => {
  it('join base, size and path [IMAGE-01]', () => {
    expect(imageUrl({ baseUrl: '/api/img/t/p/', path: '/a.jpg', size: 'w342' })).toBe('/api/img/t/p/w342/a.jpg');
    expect(imageUrl({ baseUrl: '/i//', path: 'a.jpg', size: 'w342' })).toBe('/i/w342/a.jpg');
    expect(imageUrl({ baseUrl: 'https://h/i', path: '/a.jpg', size: 'original' })).toBe('https://h/i/original/a.jpg');
    for (const path of [null, undefined, '']) expect(imageSrcSet({ baseUrl: '/i', path, kind: 'still' })).toBeNull();
    expect(imageUrl({ baseUrl: '/i', path: null, size: 'w342' })).toBeNull();
    expect(imageUrl({ baseUrl: '/i', path: '', size: 'w342' })).toBeNull();
  });

  it('offer every width of a kind [IMAGE-01]', () => {
    expect(imageSrcSet({ baseUrl: '/i', path: '/a.jpg', kind: 'still' })).toBe(
      '/i/w92/a.jpg 92w, /i/w185/a.jpg 185w, /i/w300/a.jpg 300w',
    );
    expect(imageSrcSet({ baseUrl: '/i', path: '/a.jpg', kind: 'profile' })).toBe(
      '/i/w45/a.jpg 45w, /i/w185/a.jpg 185w',
    );
  });

  it('request WebP and cover from the proxy, and a quality only if set [IMAGE-04]', () => {
    expect(proxyImageUrl({ proxyUrl: '/api/img', src: 'https://h/a b.jpg', w: 300 })).toBe(
      '/api/img?url=https%3A%2F%2Fh%2Fa%20b.jpg&output=webp&fit=cover&w=300',
    );
    expect(proxyImageUrl({ proxyUrl: '/p', src: 'x', q: 80, output: 'avif', blur: 2 })).toBe(
      '/p?url=x&output=avif&fit=cover&q=80&blur=2',
    );
  });
});
