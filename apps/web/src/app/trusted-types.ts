/**
 * What may become markup or a script URL where the browser enforces Trusted Types (docs/decisions/0110). React creates
 * script elements, here only data blocks for search engines, by parsing this one string, and then sets their text;
 * scripts created this way never run. All other markup must come from DOMPurify.
 */
export const allowedHtml = (text: string): string | null =>
  text === '<script></script>' || !text.includes('<') ? text : null;

const WORKER = /^\/assets\/(?:import|recommender)-worker-[\w-]{1,40}\.js$/;

/** The service worker and the app's own workers are the only scripts loaded by URL. */
export function allowedScriptUrl(address: string): string | null {
  const { origin } = window.location;
  const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  return path === '/sw.js' || WORKER.test(path) ? address : null;
}

interface PolicyFactory {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown;
}

interface Scope {
  trustedTypes?: PolicyFactory;
}

/** Call before anything is rendered. Browsers without Trusted Types have no `trustedTypes`. */
export function limitTrustedTypes(scope: object): void {
  const { trustedTypes }: Scope = scope;
  trustedTypes?.createPolicy('default', { createHTML: allowedHtml, createScriptURL: allowedScriptUrl });
}
