import { beforeEach, describe, expect, it } from '@jest/globals';
import { createVisits, type Visits } from './visits';

let visits: Visits;
beforeEach(() => {
  let count = 0;
  visits = createVisits(() => `ahead ${++count}`);
});

describe('a visit of a list', () => {
  it('is its entry of the history', () => {
    expect(visits.at('k1', 'drama')).toBe('k1');
    expect(visits.at('k2', 'drama')).toBe('k2');
  });

  it('is the one that was prepared while its link was pointed at, once', () => {
    expect(visits.ahead('drama')).toBe('ahead 1');
    expect(visits.ahead('drama')).toBe('ahead 1');
    expect(visits.at('k1', 'drama')).toBe('ahead 1');
    expect(visits.at('k2', 'drama')).toBe('k2');
    expect(visits.ahead('drama')).toBe('ahead 2');
  });

  it('stays what it was, whatever is prepared later and however often it is asked', () => {
    expect(visits.at('k1', 'drama')).toBe('k1');
    visits.ahead('drama');
    expect(visits.at('k1', 'drama')).toBe('k1');
    expect(visits.at('k2', 'drama')).toBe('ahead 1');
    expect(visits.at('k2', 'drama')).toBe('ahead 1');
    expect(visits.at('k1', 'drama')).toBe('k1');
  });

  it('has nothing to do with what was prepared for another list', () => {
    visits.ahead('drama');
    expect(visits.at('k1', 'comedy')).toBe('k1');
    expect(visits.at('k1', 'drama')).toBe('ahead 1');
  });
});
