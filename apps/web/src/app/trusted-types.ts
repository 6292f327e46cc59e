/**
 * What may become markup or the address of a script where the browser enforces Trusted Types (docs/decisions/0110). React
 * makes script elements, here only data blocks for search engines, out of this one text and fills them with text that
 * holds no `<`; scripts that are made so never run. Everything else has to come from DOMPurify.
 */
export const textThatMakesNoMarkup = (text: string): string | null =>
  text === '<script></script>' || !text.includes('<') ? text : null;

/** The service worker is the only script loaded by URL. */
export const ownScriptAddress = (address: string): string | null => (address === '/sw.js' ? address : null);

interface PolicyFactory {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): unknown;
}

interface Scope {
  trustedTypes?: PolicyFactory;
}

/** Call before anything is rendered. Browsers without Trusted Types have no `trustedTypes`. */
export function limitTrustedTypes(scope: object): void {
  const { trustedTypes }: Scope = scope;
  trustedTypes?.createPolicy('default', { createHTML: textThatMakesNoMarkup, createScriptURL: ownScriptAddress });
}
