import { describe, expect, it } from '@jest/globals';
import { cruise } from 'dependency-cruiser';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const config = createRequire(import.meta.url)('./dependency-cruiser.config.cjs');
const fixtures = join(import.meta.dirname, 'fixtures/boundaries');

const violations = async () => {
  const { output } = await cruise(
    ['apps', 'packages', 'tools'],
    {
      ...config.options,
      baseDir: fixtures,
      tsConfig: undefined,
      validate: true,
      ruleSet: { forbidden: config.forbidden },
    },
    config.options.enhancedResolveOptions,
  );
  return output;
};

describe('the boundary rules', () => {
  it('each report the violation planted for them', async () => {
    const { summary } = await violations();
    expect(summary.totalCruised).toBeGreaterThan(15);
    const reported = new Set(summary.violations.map(({ rule }) => rule.name));
    expect(config.forbidden.map(({ name }) => name).filter((name) => !reported.has(name))).toEqual([]);
  });
});
