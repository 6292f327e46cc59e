import { fileURLToPath } from 'node:url';

const ownFile = (path) => fileURLToPath(new URL(path, import.meta.url));

/** jsdom gains nothing from an environment of our own. */
const environments = {
  node: ownFile('src/node-test-environment.mjs'),
  jsdom: 'jsdom',
};

/** What a test file loads in place of other modules. */
const modules = {
  '\\.css$': '@marquee/tooling/empty-module',
  // zod's messages in fifty languages, which nothing uses.
  '^\\.\\./locales/index\\.js$': '@marquee/tooling/empty-module',
};

/** A file of its own for each role in ARIA, among others, took a sixth of a second of each test file. */
const modulesOfJsdom = {
  ...modules,
  '^@testing-library/dom$': '<rootDir>/node_modules/@testing-library/dom/dist/@testing-library/dom.umd.js',
  '^@testing-library/react$': ownFile('src/testing-library.mjs'),
  '^@testing-library/react/(.*)$': '<rootDir>/node_modules/@testing-library/react/$1',
};

/**
 * Jest settings shared by every package: native ES modules, TypeScript by SWC,
 * workspace packages read from source through the `marquee-source` export condition.
 *
 * @param {{ name: string, rootDir: string, testEnvironment?: 'node' | 'jsdom', swcPlugins?: unknown[], moduleNameMapper?: Record<string, string>, overrides?: object }} options
 */
export function jestPreset({
  name,
  rootDir,
  testEnvironment = 'node',
  swcPlugins = [],
  moduleNameMapper = {},
  overrides = {},
}) {
  return {
    displayName: name,
    rootDir,
    testEnvironment: environments[testEnvironment],
    // `npm test` gives the tests another temporary folder, where Jest would keep it.
    cacheDirectory: ownFile('../../node_modules/.cache/jest'),
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
        ownFile('src/jest-transform.mjs'),
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
    moduleNameMapper: { ...(testEnvironment === 'jsdom' ? modulesOfJsdom : modules), ...moduleNameMapper },
    ...overrides,
  };
}
