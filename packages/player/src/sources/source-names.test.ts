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

  it('is else what its server calls it, or its id with a capital letter', () => {
    expect(sourceName('house', 'My house')).toBe('My house');
    expect(sourceName('house')).toBe('House');
    expect(sourceName('constructor')).toBe('Constructor');
  });
});
