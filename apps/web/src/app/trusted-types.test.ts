import { describe, expect, it } from '@jest/globals';
import { limitTrustedTypes, allowedScriptUrl, allowedHtml } from './trusted-types';

describe('where the browser enforces Trusted Types', () => {
  it('strings are not parsed as HTML, except the empty script that React fills with data', () => {
    for (const text of ['Plain & simple', '{"@type":"Movie","name":"A \\u003cscript>"}', '', '<script></script>'])
      expect(allowedHtml(text)).toBe(text);
    for (const text of ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', ' <script></script>', 'a<b'])
      expect(allowedHtml(text)).toBeNull();
  });

  it('the service worker is the only script that is loaded by URL', () => {
    expect(allowedScriptUrl('/sw.js')).toBe('/sw.js');
    for (const address of ['/sw.js?x', 'https://evil.example/sw.js', '//evil.example/sw.js', 'data:text/javascript,x'])
      expect(allowedScriptUrl(address)).toBeNull();
  });

  it('both policies are installed, and browsers without Trusted Types are unaffected', () => {
    const made: [string, object][] = [];
    limitTrustedTypes({ trustedTypes: { createPolicy: (name: string, rules: object) => made.push([name, rules]) } });
    expect(made).toEqual([['default', { createHTML: allowedHtml, createScriptURL: allowedScriptUrl }]]);
    expect(() => limitTrustedTypes({})).not.toThrow();
  });
});
