import { expect, it } from '@jest/globals';
import { precacheEntries } from './service-worker';

it('precaches pages, styles and fonts with revisions for what may change, but not the player, nor languages', () => {
  const files = [
    { fileName: 'index.html', source: '<!doctype html>' },
    { fileName: 'assets/home-abc.js', source: 'x' },
    { fileName: 'assets/face-abc.woff2', source: new Uint8Array([1]) },
    { fileName: 'assets/shaka-player-abc.js', source: 'x' },
    { fileName: 'assets/messages/de-abc.js', source: 'x' },
    { fileName: '.vite/manifest.json', source: '{}' },
  ];
  expect(precacheEntries(files)).toEqual([
    { url: '/assets/face-abc.woff2', revision: null },
    { url: '/assets/home-abc.js', revision: null },
    { url: '/index.html', revision: expect.stringMatching(/^[0-9a-f]{16}$/) },
  ]);
  const changed = precacheEntries([{ fileName: 'index.html', source: '<!doctype html><p>' }]);
  expect(changed[0]?.revision).not.toBe(precacheEntries(files)[2]?.revision);
});
