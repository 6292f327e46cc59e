/**
 * What may become markup or a script URL where the browser enforces Trusted Types (docs/decisions/0110). React creates
 * script elements, here only data blocks for search engines, by parsing this one string, and then sets their text;
 * scripts created this way never run. All other markup must come from DOMPurify.
 */
export const allowedHtml = (text: string): string | null =>
  text === '<script></script>' || !text.includes('<') ? text : null;

/** The service worker is the only script loaded by URL. */
export const allowedScriptUrl = (address: string): string | null => (address === '/sw.js' ? address : null);

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
