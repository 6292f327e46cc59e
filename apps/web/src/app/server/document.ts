import { HERO_ID } from '../../shared/ui/hero-frame';
import { FIRST_STATE_ID } from '../first-state';
import type { DrawnPage } from './draw';
import type { PageFiles } from './page-files';

const SCRIPT = /<script type="module"[^>]{0,99} src="([^"]+)"[^>]{0,99}><\/script>/g;
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]{0,99} href="([^"]+)"[^>]{0,99}>/g;
const STYLE_SHEET = /<link rel="stylesheet"[^>]{0,99} href="([^"]+)"[^>]{0,99}>/g;
/** The operator's settings are in the page. */
const CONFIG_PRELOAD = /<link rel="preload" href="\/api\/config"[^>]{0,99}>/;
/** Libraries (vite.config.ts), in the order in which they need each other. */
const LIBRARIES = [/\/react-[^/]*$/, /\/router-[^/]*$/, /\/toolkit-[^/]*$/];
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"\s+content="([^"]*)"\s*\/?>/;
const ROOT = '<div id="root"></div>';
const FONT_PRELOAD = '<link rel="preload" as="font"';
/** React writes these before the markup of what it draws. */
const LEADING_LINKS = /^(?:<link [^>]*>){1,50}/;

/** Where browsers know it, nothing is painted before the hero has been read to its end (HTML, link type `expect`). */
const EXPECT_HERO = `<link rel="expect" href="#${HERO_ID}" blocking="render">`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

interface Parts {
  /** The built `index.html`. */
  template: string;
  page: DrawnPage;
  files: PageFiles;
  /** Text of a style sheet by its address. */
  readStyle: (address: string) => string;
  siteName: string;
  /** Where the page is, for those who link to it; undefined where the operator has not said. */
  url?: string;
}

/** An address that begins with two slashes is a path of this site like any other, and never names another host. */
export const pageUrl = (publicUrl: string, address: string): string => new URL(publicUrl + address).href;

/** Every match's first group, and the text without the matches. */
function cut(text: string, pattern: RegExp): { found: string[]; rest: string } {
  const found: string[] = [];
  const rest = text.replace(pattern, (_whole, group: string) => {
    found.push(group);
    return '';
  });
  return { found, rest };
}

function headTags({ page: { head }, siteName, url }: Parts, description: string): string {
  const title = head.title ?? siteName;
  const said: [string, string | undefined][] = [
    ['og:title', title],
    ['og:site_name', siteName],
    ['og:type', head.type ?? 'website'],
    ['og:description', description],
    ['og:url', url],
    ['og:image', head.image && url ? new URL(head.image, url).href : undefined],
  ];
  const tags = said.flatMap(([property, content]) =>
    content === undefined ? [] : [`<meta property="${property}" content="${escape(content)}">`],
  );
  return [
    `<title>${escape(title)}</title>`,
    ...tags,
    ...(url === undefined ? [] : [`<link rel="canonical" href="${escape(url)}">`]),
  ].join('\n    ');
}

/**
 * The whole document of a drawn page: its styles are in it, so that the first paint waits for nothing, and its modules are
 * named only; the inline script of index.html fetches them and the font when the pictures on screen are there.
 */
export function documentOf(parts: Parts): string {
  const { template, page, files, readStyle } = parts;
  const scripts = cut(template, SCRIPT);
  // The last one is the app; it imports those before it.
  const entry = scripts.found.at(-1);
  if (entry === undefined) throw new Error('The built page has no entry.');
  const modules = cut(scripts.rest.replace(CONFIG_PRELOAD, ''), MODULE_PRELOAD);
  const sheets = cut(modules.rest, STYLE_SHEET);
  const preload = [...new Set([...scripts.found, ...modules.found, ...files.modules])].filter(
    (address) => address !== entry,
  );
  const libraries = LIBRARIES.flatMap((pattern) => preload.filter((address) => pattern.test(address)));
  const sheetAddresses = [...new Set([...sheets.found, ...files.styles])];
  const styles = sheetAddresses.map(readStyle).join('\n');
  // A disabled one is not fetched, and Vite's loader, which looks for it, takes it for there.
  const named = sheetAddresses.map((href) => `<link rel="stylesheet" crossorigin href="${href}" disabled>`).join('');
  const links = LEADING_LINKS.exec(page.html)?.[0] ?? '';
  const expected = page.html.includes(`id="${HERO_ID}"`) ? EXPECT_HERO : '';
  const description = page.head.description ?? DESCRIPTION.exec(template)?.[1] ?? '';
  // On a slow line the pictures on screen come first: the font is for print until the inline scripts say that its time has come.
  // Functions, because a replacement's text may hold `$`.
  return sheets.rest
    .replace('<html ', `<html data-drawn${template.includes(FONT_PRELOAD) ? ' data-late-font' : ''} `)
    .replace(FONT_PRELOAD, `${FONT_PRELOAD} media="print"`)
    .replace(TITLE, () => headTags(parts, description))
    .replace(DESCRIPTION, () => `<meta name="description" content="${escape(description)}">`)
    .replace('</head>', () => `  ${expected}${links}<style>${styles}</style>${named}\n  </head>`)
    .replace(ROOT, () =>
      [
        `<div id="root">${page.html.slice(links.length)}</div>`,
        `<script type="application/json" id="${FIRST_STATE_ID}">${page.state}</script>`,
        `<script type="application/json" id="first-modules">${JSON.stringify({ entry, preload, libraries })}</script>`,
      ].join('\n    '),
    );
}
