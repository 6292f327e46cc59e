import { describe, expect, it } from '@jest/globals';
import { startProcessorClock } from '@marquee/tooling/processor-clock';
import { sniffImageType } from '../../modules/images/image-type';

const typeOf = (text: string) => sniffImageType(Buffer.from(text, 'latin1'));

describe('an image with malicious first bytes', () => {
  it.each([
    ['comments without end', '<!---->'.repeat(700)],
    ['comments in one another', `${'<!--'.repeat(600)}${'-->'.repeat(600)}`],
    ['types of documents', '<!DOCTYPE svg>'.repeat(350)],
    ['blanks', ' '.repeat(5_000)],
    ['a declaration that never ends', `<?xml ${'?'.repeat(4_990)}`],
  ])('is identified quickly: %s', (_, text) => {
    const spentMs = startProcessorClock();
    expect(typeOf(text)).toBeUndefined();
    expect(spentMs()).toBeLessThan(1_000);
  });

  it('is still recognised as SVG behind a declaration, comments and a document type', () => {
    for (const before of [
      '',
      '\u00ef\u00bb\u00bf',
      ' \n',
      '<?xml version="1.0"?>\n',
      '<!-- one --><!-- two -->\n',
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd">\n',
      '<!DOCTYPE svg [<!ENTITY a "b">]>',
    ]) {
      expect(typeOf(`${before}<svg xmlns="http://www.w3.org/2000/svg"/>`)).toBe('image/svg+xml');
      expect(typeOf(`${before}<SVG>`)).toBe('image/svg+xml');
      expect(typeOf(`${before}<html><svg></svg></html>`)).toBeUndefined();
    }
  });
});
