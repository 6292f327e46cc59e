import { describe, expect, it } from '@jest/globals';
import { readFirstState, toDataBlock, type FirstState } from '../first-state';
import { documentOf, pageUrl } from './document';
import { pageFiles } from './page-files';

const TEMPLATE = `<!doctype html>
<html lang="en" class="dark">
  <head>
    <title>Marquee</title>
    <meta
      name="description"
      content="Discover films."
    />
    <link rel="preload" as="font" fetchpriority="low" type="font/woff2" crossorigin href="/assets/face-1.woff2">
    <link rel="preload" href="/api/config" as="fetch" crossorigin="use-credentials" />
    <script type="module" crossorigin src="/assets/toolkit-1.js"></script>
    <script type="module" crossorigin src="/assets/react-1.js"></script>
    <script type="module" crossorigin src="/assets/app-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/runtime-1.js">
    <link rel="stylesheet" crossorigin href="/assets/app-1.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
const FACE = "@font-face{font-family:'Face';src:url(/assets/face-1.woff2)}";
const first: FirstState = { renderedAt: 1, visit: 'v', state: { note: '</script><b>$&' } as FirstState['state'] };

function open(head = {}, url?: string, body = '<h1>A &amp; B</h1>', template = TEMPLATE) {
  const html = documentOf({
    template,
    page: {
      html: `<link rel="preload" as="image" href="/hero.jpg"/>${body}`,
      state: toDataBlock(first),
      head,
      file: 'home',
    },
    files: { modules: ['/assets/home-1.js', '/assets/app-1.js'], styles: ['/assets/home-1.css', '/assets/app-1.css'] },
    readStyle: (address) => `/* ${address} */${address.includes('app') ? FACE : ''}`,
    siteName: 'Marquee',
    ...(url && { url }),
  });
  return { html, page: new DOMParser().parseFromString(html, 'text/html') };
}

describe('the document of a drawn page', () => {
  it('holds the markup and its styles, and waits for nothing', () => {
    const { page } = open();
    expect(page.querySelector('#root')?.innerHTML).toBe('<h1>A &amp; B</h1>');
    expect(page.querySelector('style')?.textContent).toBe(`/* /assets/app-1.css */${FACE}\n/* /assets/home-1.css */`);
    expect(page.querySelectorAll('link[rel=stylesheet]:not([disabled])')).toHaveLength(0);
    expect(page.querySelectorAll('script[src], link[rel=modulepreload], link[as=fetch]')).toHaveLength(0);
  });

  it('leaves the font for when what is on screen is there', () => {
    const { page } = open();
    expect(page.documentElement.hasAttribute('data-late-font')).toBe(true);
    expect(page.querySelector('link[as=font]')?.getAttribute('media')).toBe('print');
    const without = open({}, undefined, '', TEMPLATE.replace(/<link rel="preload" as="font"[^>]+>/, ''));
    expect(without.page.documentElement.hasAttribute('data-late-font')).toBe(false);
  });

  it('names the modules to start with, each once', () => {
    const block = open().page.getElementById('first-modules')?.textContent ?? '';
    expect(JSON.parse(block)).toEqual({
      entry: '/assets/app-1.js',
      preload: ['/assets/toolkit-1.js', '/assets/react-1.js', '/assets/runtime-1.js', '/assets/home-1.js'],
      libraries: ['/assets/react-1.js', '/assets/toolkit-1.js'],
    });
  });

  it('asks for the picture on screen in its head', () => {
    expect(open().page.head.querySelector('link[as=image]')?.getAttribute('href')).toBe('/hero.jpg');
  });

  it('is not painted before its hero is whole, which would move', () => {
    expect(open().page.querySelector('link[rel=expect]')).toBeNull();
    const link = open({}, undefined, '<header id="hero"></header>').page.querySelector('head > link[rel=expect]');
    expect(link?.getAttribute('href')).toBe('#hero');
    expect(link?.getAttribute('blocking')).toBe('render');
  });

  it('hands the state over, whatever texts are in it', () => {
    const { page } = open();
    expect(readFirstState(page)).toEqual(first);
    expect(page.querySelector('b')).toBeNull();
  });

  it('tells others about the page without trusting its texts', () => {
    const { page } = open(
      { title: 'A <b>"quoted"</b> $& title', description: 'It\'s "x"', image: '/p.jpg', type: 'video.movie' },
      'https://films.example/movies/1',
    );
    const meta = (property: string) => page.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
    expect(page.title).toBe('A <b>"quoted"</b> $& title');
    expect(meta('og:title')).toBe('A <b>"quoted"</b> $& title');
    expect(meta('og:image')).toBe('https://films.example/p.jpg');
    expect(meta('og:type')).toBe('video.movie');
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe('It\'s "x"');
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://films.example/movies/1');
  });

  it.each([
    ['/movies/1?x=%22', 'https://films.example/movies/1?x=%22'],
    ['//elsewhere.example/movies', 'https://films.example//elsewhere.example/movies'],
    ['//', 'https://films.example//'],
  ])('is on this site, whatever address was asked for: %s', (address, url) => {
    expect(pageUrl('https://films.example', address)).toBe(url);
  });

  it('names no address where the operator has not said any', () => {
    const { page } = open({ image: '/p.jpg' });
    expect(page.querySelector('link[rel=canonical], meta[property="og:url"], meta[property="og:image"]')).toBeNull();
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe('Discover films.');
  });

  it('cannot be made of a page without an entry', () => {
    const build = { page: { html: '', state: '', head: {}, file: '' }, files: { modules: [], styles: [] } };
    expect(() =>
      documentOf({ ...build, template: '<div id="root"></div>', readStyle: () => '', siteName: 'x' }),
    ).toThrow('no entry');
  });
});

describe('a state that cannot be read', () => {
  it('is none', () => {
    const page = new DOMParser().parseFromString(
      '<script type="application/json" id="first-state">{</script>',
      'text/html',
    );
    expect(readFirstState(page)).toBeNull();
    expect(readFirstState(new DOMParser().parseFromString('', 'text/html'))).toBeNull();
  });
});

describe('the files of a page', () => {
  it('are its module, what that imports, and their styles, each once', () => {
    const manifest = {
      'src/routes/home.tsx': { file: 'home.js', imports: ['_a.js', '_b.js'], css: ['home.css'] },
      '_a.js': { file: 'a.js', imports: ['_b.js'] },
      '_b.js': { file: 'b.js', imports: ['_a.js'], css: ['b.css'] },
    };
    expect(pageFiles(manifest, 'src/routes/home.tsx')).toEqual({
      modules: ['/home.js', '/a.js', '/b.js'],
      styles: ['/home.css', '/b.css'],
    });
    expect(pageFiles(manifest, 'src/routes/gone.tsx')).toEqual({ modules: [], styles: [] });
  });
});
