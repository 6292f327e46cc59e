import { fileURLToPath } from 'node:url';

/** jsdom gains nothing from an environment of our own. */
const environments = {
  node: fileURLToPath(new URL('src/node-test-environment.mjs', import.meta.url)),
  jsdom: 'jsdom',
};

/**
 * Jest settings shared by every package: native ES modules, TypeScript by SWC,
 * workspace packages read from source through the `marquee-source` export condition.
 *
 * @param {{ name: string, rootDir: string, testEnvironment?: 'node' | 'jsdom', swcPlugins?: unknown[], overrides?: object }} options
 */
export function jestPreset({ name, rootDir, testEnvironment = 'node', swcPlugins = [], overrides = {} }) {
  return {
    displayName: name,
    rootDir,
    testEnvironment: environments[testEnvironment],
    // Jest adds `import` or `require` according to how a module is loaded.
    testEnvironmentOptions: {
      customExportConditions: ['marquee-source', ...(testEnvironment === 'jsdom' ? ['browser'] : ['node'])],
    },
    testMatch: ['<rootDir>/**/*.test.{ts,tsx,mjs}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/dist-server/', '/e2e/', '/fixtures/', '<rootDir>/.stryker/'],
    modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/dist-server/', '<rootDir>/.stryker/'],
    extensionsToTreatAsEsm: ['.ts', '.tsx'],
    // CommonJS files import neighbours without an extension, and mean the .js file.
    moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
    transform: {
      '^.+\\.(ts|tsx)$': [
        '@swc/jest',
        {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
            experimental: { plugins: swcPlugins },
          },
          module: { type: 'es6' },
        },
      ],
    },
    moduleNameMapper: { '\\.css$': '@marquee/tooling/empty-module' },
    ...overrides,
  };
}
