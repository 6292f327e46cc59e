import { describe, expect, it } from '@jest/globals';
import { nodeFlags } from './src/node-flags.mjs';

describe('the memory of the servers', () => {
  it('is limited, and smaller on a small machine', () => {
    expect(nodeFlags({}).flags).toContain('--max-old-space-size=512');
    expect(nodeFlags({ MEMORY: 'small' }).flags).toContain('--max-old-space-size=160');
  });

  it("keeps the operator's settings for the C library", () => {
    expect(nodeFlags({ MALLOC_ARENA_MAX: '8' }).env.MALLOC_ARENA_MAX).toBe('8');
    expect(nodeFlags({}).env.MALLOC_ARENA_MAX).toBe('1');
  });
});
