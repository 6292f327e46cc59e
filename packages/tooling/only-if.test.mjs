import { describe, expect, it, jest } from '@jest/globals';
import { isInstalled, onlyIf } from './src/only-if.mjs';

describe('a test with needs', () => {
  const block = Object.assign(jest.fn(), { skip: jest.fn() });
  const run = () => undefined;

  it('runs where they are met', () => {
    onlyIf(isInstalled(process.execPath), 'Node is not installed')(block, 'works', run, 10);
    expect(block).toHaveBeenCalledWith('works', run, 10);
  });

  it('is skipped elsewhere, with the reason in its name', () => {
    onlyIf(isInstalled('no-such-program'), 'it is not installed')(block, 'works', run);
    expect(block.skip).toHaveBeenCalledWith('works (skipped: it is not installed)', run);
  });
});
