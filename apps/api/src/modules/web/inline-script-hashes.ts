import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^<>]*)>([\s\S]*?)<\/script>/gi;

/** Content-Security-Policy sources for the inline scripts of a page. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '', text = '']) => !/\bsrc\s*=/i.test(attributes) && text !== '')
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [...new Set(hashes)];
}
