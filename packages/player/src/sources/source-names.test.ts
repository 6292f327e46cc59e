import { describe, expect, it } from '@jest/globals';
import { sourceName } from './source-names';

describe('the name of a source', () => {
  it.each([
    ['two', 'Twopack'],
    ['glint', 'Glint(Data saver)'],
    ['soapertv', 'Ashburn'],
  ])('%s is shown as %s [SOURCE-04]', (id, name) => {
    expect(sourceName(id, 'another')).toBe(name);
  });

  it('falls back to the server’s name, or the capitalised id', () => {
    expect(sourceName('house', 'My house')).toBe('My house');
    expect(sourceName('house')).toBe('House');
    expect(sourceName('constructor')).toBe('Constructor');
  });
});
