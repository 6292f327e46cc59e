import { describe, expect, it } from '@jest/globals';
import { limitTrustedTypes, ownScriptAddress, textThatMakesNoMarkup } from './trusted-types';

describe('where the browser enforces Trusted Types', () => {
  it('text becomes no element, but for the empty script that React fills with data', () => {
    for (const text of ['Plain & simple', '{"@type":"Movie","name":"A \\u003cscript>"}', '', '<script></script>'])
      expect(textThatMakesNoMarkup(text)).toBe(text);
    for (const text of ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', ' <script></script>', 'a<b'])
      expect(textThatMakesNoMarkup(text)).toBeNull();
  });

  it('the service worker is the only script that is loaded by its address', () => {
    expect(ownScriptAddress('/sw.js')).toBe('/sw.js');
    for (const address of ['/sw.js?x', 'https://evil.example/sw.js', '//evil.example/sw.js', 'data:text/javascript,x'])
      expect(ownScriptAddress(address)).toBeNull();
  });

  it('both rules are the default, and a browser without Trusted Types goes without', () => {
    const made: [string, object][] = [];
    limitTrustedTypes({ trustedTypes: { createPolicy: (name: string, rules: object) => made.push([name, rules]) } });
    expect(made).toEqual([['default', { createHTML: textThatMakesNoMarkup, createScriptURL: ownScriptAddress }]]);
    expect(() => limitTrustedTypes({})).not.toThrow();
  });
});
