import { describe, expect, it } from '@jest/globals';
import { readSsrState, toDataBlock, type SsrState } from '../ssr-state';
import { documentOf, pageUrl } from './document';
import { pageFiles, type PageFiles } from './page-files';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translateManifest } from './web-manifest';

const TEMPLATE = `<!doctype html>
<html lang="en" class="dark">
  <head>
    <!--app:head-->
    <script>'before paint'</script>
  </head>
  <body>
    <!--app:body-->
    <script>'start app'</script>
  </body>
</html>
`;
const FACE = "@font-face{font-family:'Face';src:url(/assets/face-1.woff2)}";
const ssr: SsrState = { renderedAt: 1, visit: 'v', state: { note: '</script><b>$&' } as unknown as SsrState['state'] };
const files: PageFiles = {
  entry: '/assets/app-1.js',
  libraries: ['/assets/react-1.js', '/assets/toolkit-1.js'],
  modules: ['/assets/react-1.js', '/assets/toolkit-1.js', '/assets/movie-1.js'],
  styles: ['/assets/app-1.css', '/assets/movie-1.css'],
  font: '/assets/face-1.woff2',
};

const parts = { template: TEMPLATE, page: { html: '', state: '{}', head: {} }, files, readStyle: () => '' };

function open(head = {}, url?: string, body = '<h1>A &amp; B</h1>') {
  const html = documentOf({
    template: TEMPLATE,
    page: { html: `<link rel="preload" as="image" href="/hero.jpg"/>${body}`, state: toDataBlock(ssr), head },
    files,
    readStyle: (address) => `/* ${address} */${address.includes('app') ? FACE : ''}`,
    siteName: 'Marquee',
    language: 'en',
    ...(url && { url }),
  });
  return { html, page: new DOMParser().parseFromString(html, 'text/html') };
}

describe('the document of a rendered page', () => {
  it('contains the markup, its styles and the modules to start with, and blocks on nothing', () => {
    const { page } = open();
    expect(page.querySelector('#root')?.innerHTML).toBe('<h1>A &amp; B</h1>');
    expect(page.querySelector('style')?.textContent).toBe(`/* /assets/app-1.css */${FACE}\n/* /assets/movie-1.css */`);
    expect(page.querySelectorAll('link[rel=stylesheet]:not([disabled])')).toHaveLength(0);
    expect(page.querySelectorAll('script[src], link[rel=modulepreload], link[as=fetch]')).toHaveLength(0);
    const block = page.getElementById('ssr-modules')?.textContent ?? '';
    expect(JSON.parse(block)).toEqual({ entry: files.entry, preload: files.modules, libraries: files.libraries });
  });

  it('preloads the visible picture in its head, and loads the font after it', () => {
    const { page } = open();
    expect(page.head.querySelector('link[as=image]')?.getAttribute('href')).toBe('/hero.jpg');
    expect(page.querySelector('link[as=font]')?.getAttribute('media')).toBe('print');
    const scripts = page.querySelector('link[as=font] ~ script');
    expect(scripts?.textContent).toContain('before paint');
  });

  it('embeds the state safely, whatever text it contains; an unreadable one is ignored', () => {
    const { page } = open();
    expect(readSsrState(page)).toEqual(ssr);
    expect(page.querySelector('b')).toBeNull();
    const broken = '<script type="application/json" id="ssr-state">{</script>';
    for (const html of [broken, ''])
      expect(readSsrState(new DOMParser().parseFromString(html, 'text/html'))).toBeNull();
  });

  it('has escaped metadata for crawlers and link previews, with its URL where the operator configured one', () => {
    const { page: bare } = open();
    expect(bare.querySelector('link[rel=canonical], meta[property="og:url"], meta[property^="og:image"]')).toBeNull();
    const { page } = open(
      { title: 'A <b>"quoted"</b> $& title', description: 'It\'s "x"', type: 'video.movie' },
      'https://films.example/movies/1',
    );
    const meta = (property: string) => page.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
    expect(page.title).toBe('A <b>"quoted"</b> $& title');
    expect(meta('og:title')).toBe('A <b>"quoted"</b> $& title');
    expect(meta('og:type')).toBe('video.movie');
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe('It\'s "x"');
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://films.example/movies/1');
  });

  it.each([
    ['/movies/1?x=%22', 'https://films.example/movies/1?x=%22'],
    ['//', 'https://films.example//'],
  ])('has a canonical URL on this site, whatever URL was requested: %s', (address, url) => {
    expect(pageUrl('https://films.example', address)).toBe(url);
  });

  it('says its language and direction, for the inline script and for readers [LANGUAGE-02, LANGUAGE-05]', () => {
    const html = documentOf({ ...parts, siteName: 'Marquee', language: 'ar' });
    const { lang, dir, dataset } = new DOMParser().parseFromString(html, 'text/html').documentElement;
    expect({ lang, dir, language: dataset.language }).toEqual({ lang: 'ar', dir: 'rtl', language: 'ar' });
  });

  it('leads search engines to the page in every language, where the site has an address [LANGUAGE-04]', () => {
    const { page } = open({}, 'https://films.example/search?q=a&lang=fr');
    const links = [...page.querySelectorAll('link[rel=alternate][hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    expect(links).toContainEqual(['x-default', 'https://films.example/search?q=a']);
    expect(links).toContainEqual(['en', 'https://films.example/search?q=a&lang=en']);
    expect(open({}).page.querySelector('link[rel=alternate]')).toBeNull();
  });

  it('names the content filter that it was rendered with, for the inline script before it is shown [SETTING-08]', () => {
    const filterOf = (contentFilter?: string) => {
      const html = documentOf({ ...parts, siteName: 'Marquee', language: 'en', contentFilter });
      const page = new DOMParser().parseFromString(html, 'text/html');
      return (
        page.querySelector('meta[name=content-filter] ~ script') && page.querySelector('meta[name=content-filter]')
      );
    };
    expect(filterOf('strict')?.getAttribute('content')).toBe('strict');
    expect(filterOf()).toBeNull();
  });

  it.each([
    ['/movies/603-the-matrix', 'movie-603'],
    ['/series/1399/1/2', 'tv-1399-1-2'],
    ['/', 'site'],
  ])('shows link previews the picture of %s, with its size and a text [SHARE-02]', (path, name) => {
    const { page } = open({ title: 'The "Matrix"' }, `https://films.example${path}`);
    const meta = (key: string) =>
      page.querySelector(`meta[property="${key}"], meta[name="${key}"]`)?.getAttribute('content');
    expect(meta('og:image')).toBe(`https://films.example/api/img/share/${name}.jpg?lang=en`);
    expect([meta('og:image:width'), meta('og:image:height'), meta('og:image:alt')]).toEqual([
      '1200',
      '630',
      'The "Matrix"',
    ]);
    expect(meta('twitter:card')).toBe('summary_large_image');
  });

  it('names where its oEmbed answer is [SHARE-05]', () => {
    const url = 'https://films.example/movies/1?lang=de';
    const link = open({ title: 'A & B' }, url).page.querySelector('link[type="application/json+oembed"]');
    const address = new URL(link?.getAttribute('href') ?? '');
    expect([address.origin, address.pathname, link?.getAttribute('title')]).toEqual([
      'https://films.example',
      '/api/oembed',
      'A & B',
    ]);
    expect(Object.fromEntries(address.searchParams)).toEqual({ url, format: 'json' });
  });
});

describe('the files of a page', () => {
  const manifest = {
    '_react-1.js': { file: 'react-1.js', name: 'react' },
    '_router-1.js': { file: 'router-1.js', name: 'router', imports: ['_react-1.js'] },
    '_toolkit-1.js': { file: 'toolkit-1.js', name: 'toolkit', imports: ['_react-1.js'] },
    '_app-1.js': {
      file: 'app-1.js',
      name: 'app',
      imports: ['_react-1.js', '_router-1.js', '_toolkit-1.js'],
      css: ['app-1.css'],
    },
    'src/routes/movie.tsx': { file: 'movie-1.js', imports: ['_b-1.js', '_app-1.js'], css: ['movie-1.css'] },
    '_b-1.js': { file: 'b-1.js', imports: ['src/routes/movie.tsx'], css: ['b-1.css'] },
    'a/instrument-sans-latin-standard-normal.woff2': {
      file: 'face-1.woff2',
      src: 'a/instrument-sans-latin-standard-normal.woff2',
    },
  };

  it('are the app, the page module, their imports and styles, and the font, each once', () => {
    expect(pageFiles(manifest, 'movie', 'en')).toEqual({
      entry: '/app-1.js',
      libraries: ['/react-1.js', '/router-1.js', '/toolkit-1.js'],
      modules: ['/react-1.js', '/router-1.js', '/toolkit-1.js', '/movie-1.js', '/b-1.js'],
      styles: ['/app-1.css', '/movie-1.css', '/b-1.css'],
      font: '/face-1.woff2',
    });
  });

  it('include the messages of another language than English [LANGUAGE-03]', () => {
    const withMessages = {
      ...manifest,
      'virtual:messages/de': { file: 'de-1.js' },
      'virtual:messages/de/movie': { file: 'movie-2.js' },
    };
    expect(pageFiles(withMessages, 'movie', 'de').modules.slice(-2)).toEqual(['/de-1.js', '/movie-2.js']);
    expect(pageFiles(withMessages, 'home', 'de').modules.at(-1)).toBe('/de-1.js');
    expect(pageFiles(withMessages, 'movie', 'en').modules).not.toContain('/de-1.js');
  });

  it('are only the app when the page module is part of it', () => {
    expect(pageFiles(manifest, 'home', 'en').styles).toEqual(['/app-1.css']);
  });

  it('cannot be listed when the build lacks a chunk', () => {
    const { '_router-1.js': _router, ...rest } = manifest;
    expect(() => pageFiles(rest, 'home', 'en')).toThrow('no chunk called router');
  });
});

const manifest = readFileSync(join(import.meta.dirname, '../../../public/manifest.webmanifest'), 'utf8');

it('the web app manifest of the build is the English one; each names its language and direction, and the app’s name stays [LANGUAGE-05]', async () => {
  expect(JSON.parse(await translateManifest(manifest, 'en'))).toEqual({ ...JSON.parse(manifest), dir: 'ltr' });
  expect(JSON.parse(await translateManifest(manifest, 'ar'))).toMatchObject({
    name: 'Marquee',
    lang: 'ar',
    dir: 'rtl',
  });
});
