import { describe, expect, it } from '@jest/globals';
import { whyNone } from './sources-note';

const missing = { key: 'a', name: 'A', code: 'not-found', message: '' } as const;
const failed = { key: 'b', name: 'Library', code: 'http', message: '', status: 503 } as const;

describe('why no source has a stream', () => {
  it('is what a source says happened, before all else [LIBRARY-10]', () => {
    expect(whyNone([missing, { ...failed, reason: 'The library is busy.' }])).toBe('Library: The library is busy.');
  });

  it('is said in general where no source gives a reason', () => {
    expect(whyNone([])).toBe('No source is turned on.');
    expect(whyNone([missing])).toBe('No source has this title.');
    expect(whyNone([failed])).toBe('No source could be reached.');
    expect(whyNone([missing, failed])).toContain('Some sources');
  });
});
