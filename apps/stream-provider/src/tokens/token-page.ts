import { createHash, randomBytes } from 'node:crypto';
import { DEFAULT_LANGUAGE, directionOf, PSEUDO_LANGUAGE, type SiteLanguage } from '@marquee/core';
import { tokenPageTexts } from './token-page-texts';

const STYLE = `
:root { color-scheme: dark light; --canvas: #0d0b0a; --surface: #161210; --ink: #f6eee2; --soft: #b9ac9c; --line: rgb(246 238 226 / 0.3); }
@media (prefers-color-scheme: light) {
  :root { --canvas: #f6f0e5; --surface: #fdf9f1; --ink: #1b1512; --soft: #574c42; --line: rgb(27 21 18 / 0.32); }
}
body { margin: 0; background: var(--canvas); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 38rem; margin-inline: auto; padding-block: 12vh 4rem; padding-inline: 1.5rem; }
h1 { font-size: 2.25rem; line-height: 1.1; margin: 0 0 1rem; }
p, ol { color: var(--soft); }
code { display: block; margin: 1.5rem 0; padding: 1rem; border: 1px solid var(--line); border-radius: 6px;
  background: var(--surface); color: var(--ink); font: 0.875rem/1.6 ui-monospace, monospace; overflow-wrap: anywhere; user-select: all; }
`;

/** Only this page's own style may load, and nothing may run. */
export const TOKEN_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Random bytes of a token; 57 of them are 76 characters after `ey`. */
const RANDOM_BYTES = 57;

/** A new personal token. It begins with `ey` and is long enough to be stored in an account. */
export const issueToken = (): string => `ey${randomBytes(RANDOM_BYTES).toString('base64url')}`;

/** The page that issues a token to a visitor. It works without scripts: one click selects the whole token. */
export function tokenPage(token: string, wanted: SiteLanguage): string {
  const language = wanted === PSEUDO_LANGUAGE ? DEFAULT_LANGUAGE : wanted;
  const { title, about, steps, lost } = tokenPageTexts[language];
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <style>${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${about}</p>
      <code dir="ltr">${token}</code>
      <ol>
${steps.map((step) => `        <li>${step}</li>`).join('\n')}
      </ol>
      <p>${lost}</p>
    </main>
  </body>
</html>
`;
}
