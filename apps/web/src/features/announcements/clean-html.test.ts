import { describe, expect, it } from '@jest/globals';
import { cleanHtml } from './clean-html';

/** jsdom has no Trusted Types, so the result is a string. */
function clean(html: string): string {
  const cleaned: unknown = cleanHtml(html);
  if (typeof cleaned !== 'string') throw new Error('The test browser has learnt Trusted Types.');
  return cleaned;
}

const parsed = (html: string) => new DOMParser().parseFromString(clean(html), 'text/html').body;

describe("the operator's HTML", () => {
  it('keeps text, lists and images', () => {
    const html = '<h2>New</h2><p>A <b>bold</b> line</p><ul><li>One</li></ul><img src="/a.png" alt="A">';
    expect(clean(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script><p>x</p>', 'script'],
    ['<style>body{display:none}</style><p>x</p>', 'style'],
    ['<iframe src="https://example.org"></iframe>', 'iframe'],
    ['<form action="https://example.org"><input name="a"></form>', 'form, input'],
    ['<svg><script>alert(1)</script></svg>', 'svg, script'],
    ['<object data="https://example.org"></object>', 'object'],
  ])('is stripped of what could run or load: %s [ANNOUNCE-04]', (html, selector) => {
    expect(parsed(html).querySelector(selector)).toBeNull();
  });

  it('is stripped of event handlers, styles and ids', () => {
    expect(clean('<p onclick="alert(1)" style="position:fixed" id="main" class="x">x</p>')).toBe('<p>x</p>');
    expect(clean('<img src="x" onerror="alert(1)">')).not.toContain('onerror');
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'mailto:a@b.c',
    '//example.org',
    '/\\example.org',
    '/\t/example.org',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'blob:https://example.org/x',
    'file:///etc/passwd',
    'vbscript:x',
  ])('does not link to %s', (href) => {
    expect(parsed(`<a href="${href}">x</a>`).querySelector('a')?.hasAttribute('href')).toBe(false);
  });

  it('opens external links in a new tab', () => {
    const link = parsed('<a href="https://example.org/a">x</a>').querySelector('a');
    expect(link?.getAttribute('href')).toBe('https://example.org/a');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toContain('noopener');
  });

  it('treats an image without alt text as decorative', () => {
    expect(clean('<img src="/a.png">')).toBe('<img src="/a.png" alt="">');
  });

  it('opens internal links in the same tab', () => {
    expect(clean('<a href="/donate" target="_top">x</a>')).toBe('<a href="/donate">x</a>');
  });
});
