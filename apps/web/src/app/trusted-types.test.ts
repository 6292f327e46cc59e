import { describe, expect, it } from '@jest/globals';
import { limitTrustedTypes, allowedScriptUrl, allowedHtml } from './trusted-types';

describe('where the browser enforces Trusted Types', () => {
  it('strings are not parsed as HTML, except the empty script that React fills with data', () => {
    for (const text of ['Plain & simple', '{"@type":"Movie","name":"A \\u003cscript>"}', '', '<script></script>'])
      expect(allowedHtml(text)).toBe(text);
    for (const text of ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', ' <script></script>', 'a<b'])
      expect(allowedHtml(text)).toBeNull();
  });

  it('the service worker and the app’s own workers are the only scripts that are loaded by URL', () => {
    const worker = '/assets/import-worker-aB_9-x.js';
    for (const address of ['/sw.js', worker, '/assets/recommender-worker-a1.js', `${window.location.origin}${worker}`])
      expect(allowedScriptUrl(address)).toBe(address);
    for (const address of [
      ...['/sw.js?x', 'https://evil.example/sw.js', '//evil.example/sw.js', 'data:text/javascript,x'],
      ...[`https://evil.example${worker}`, '/assets/import-worker-/../evil.js', '/assets/other-aB9.js'],
    ])
      expect(allowedScriptUrl(address)).toBeNull();
  });

  it('both policies are installed, and browsers without Trusted Types are unaffected', () => {
    const made: [string, object][] = [];
    limitTrustedTypes({ trustedTypes: { createPolicy: (name: string, rules: object) => made.push([name, rules]) } });
    expect(made).toEqual([['default', { createHTML: allowedHtml, createScriptURL: allowedScriptUrl }]]);
    expect(() => limitTrustedTypes({})).not.toThrow();
  });
});
