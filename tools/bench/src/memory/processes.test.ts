import { describe, expect, it } from '@jest/globals';
import { readStat, roleOf, treeOf } from './processes';

describe('the processes of the product', () => {
  it('are found below the supervisor, however deep, and no others', () => {
    const running = [
      { pid: 10, parent: 1 },
      { pid: 11, parent: 10 },
      { pid: 12, parent: 11 },
      { pid: 13, parent: 1 },
    ];
    expect(treeOf(10, running)).toEqual([10, 11, 12]);
  });

  it('have names with spaces and brackets', () => {
    expect(readStat('421 (post (gres): x) S 17 421 421 0')).toEqual({ pid: 421, parent: 17 });
  });

  it.each([
    ['/x/node packages/tooling/bin/serve.mjs', true, 'supervisor'],
    ['/x/node apps/api/dist/main.js', false, 'API'],
    ['/x/node apps/stream-provider/dist/main.js', false, 'stream provider'],
    ['postgres: checkpointer', false, 'PostgreSQL'],
    ['/x/bin/postgres -D data', false, 'PostgreSQL'],
    ['ffprobe -v error', false, 'other'],
  ])('are told apart: %s', (command, isRoot, role) => {
    expect(roleOf(command, isRoot)).toBe(role);
  });
});
