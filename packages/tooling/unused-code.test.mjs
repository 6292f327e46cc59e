import { expect, it, jest } from '@jest/globals';
import { join } from 'node:path';
import { root, run } from './src/workspace.mjs';

jest.setTimeout(120_000);

const fixture = join(import.meta.dirname, 'fixtures/unused-code');

it('reports the export, the file and the dependency that nothing uses', async () => {
  const config = join(root, 'knip.jsonc');
  const { status, output } = await run(['knip', '--directory', fixture, '--config', config, '--no-progress']);
  expect(status).toBe(1);
  expect(output).toMatch(/Unused files \(1\)\s+packages\/core\/src\/orphan\.ts/);
  expect(output).toMatch(/Unused dependencies \(1\)\s+left-behind/);
  expect(output).toMatch(/Unused exports \(1\)\s+forgotten/);
});
