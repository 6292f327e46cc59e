import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { policySource } from './boot-scripts';
import { checkManifest, clientTemplate, ssrTemplate, withBootScripts } from './page-templates';
import { precacheEntries } from './service-worker';

const scripts = { 'before-paint': 'first()', 'start-app': 'last()' };
const source = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');

describe('the page templates made from index.html', () => {
  it('contain the inline scripts, with the one in the head before any content', () => {
    const page = withBootScripts(source, scripts);
    expect(page.indexOf('<script>first()</script>')).toBeLessThan(page.indexOf('</head>'));
    expect(page).toContain('<script>last()</script>');
  });

  it('start the app themselves if the browser renders', () => {
    const page = clientTemplate(withBootScripts(source, scripts));
    expect(page).toContain('<div id="root"></div>');
    expect(page).toContain('src="/src/app/entry-client.tsx"');
    expect(page).not.toContain('<!--app:');
  });

  it('leave that to the server if it renders', () => {
    const page = ssrTemplate(withBootScripts(source, scripts));
    expect(page).toContain('<!--app:head-->');
    expect(page).toContain('<!--app:body-->');
    expect(page).not.toContain('entry-client');
  });

  it('cannot be made if a placeholder is missing', () => {
    expect(() => withBootScripts('<html></html>', scripts)).toThrow('should hold <!--app:before-paint--> once');
  });
});

it('an inline script is allowed by its hash', () => {
  const hash = createHash('sha256').update('a').digest('base64');
  expect(policySource('a')).toBe(`'sha256-${hash}'`);
});

describe('the build manifest', () => {
  const chunks = Object.fromEntries(
    ['app', 'react', 'router', 'toolkit'].map((name) => [`_${name}.js`, { file: `assets/${name}.js`, name }]),
  );
  const font = 'a/instrument-sans-latin-standard-normal.woff2';
  const whole = {
    ...chunks,
    'src/routes/movie.tsx': { file: 'assets/movie-1.js', css: ['assets/movie-1.css'] },
    'virtual:messages/en-XA': { file: 'assets/messages/en-XA-1.js' },
    [font]: { file: 'assets/face.woff2', src: font },
  };

  it('is valid if it contains what the server needs for a page', () => {
    expect(() => checkManifest(whole)).not.toThrow();
  });

  it.each(['_app.js', '_toolkit.js', 'src/routes/movie.tsx', 'virtual:messages/en-XA', font])(
    'fails the build if %s is missing',
    (name) => {
      expect(() => checkManifest(Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name)))).toThrow();
    },
  );
});

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
