import { beforeEach, describe, expect, it } from '@jest/globals';
import { createVisits, type Visits } from './visits';

let visits: Visits;
beforeEach(() => {
  let count = 0;
  visits = createVisits(() => `ahead ${++count}`);
});

describe('a visit of a list', () => {
  it('is identified by its history entry', () => {
    expect(visits.at('k1', 'drama')).toBe('k1');
    expect(visits.at('k2', 'drama')).toBe('k2');
  });

  it('reuses the visit prepared by a prefetch, once', () => {
    expect(visits.ahead('drama')).toBe('ahead 1');
    expect(visits.ahead('drama')).toBe('ahead 1');
    expect(visits.at('k1', 'drama')).toBe('ahead 1');
    expect(visits.at('k2', 'drama')).toBe('k2');
    expect(visits.ahead('drama')).toBe('ahead 2');
  });

  it('does not change, whatever is prepared later', () => {
    expect(visits.at('k1', 'drama')).toBe('k1');
    visits.ahead('drama');
    expect(visits.at('k1', 'drama')).toBe('k1');
    expect(visits.at('k2', 'drama')).toBe('ahead 1');
    expect(visits.at('k2', 'drama')).toBe('ahead 1');
    expect(visits.at('k1', 'drama')).toBe('k1');
  });

  it('ignores what was prepared for another list', () => {
    visits.ahead('drama');
    expect(visits.at('k1', 'comedy')).toBe('k1');
    expect(visits.at('k1', 'drama')).toBe('ahead 1');
  });
});
