import config from './jest.config.mjs';

/**
 * The configuration for Stryker. A failing property need not shrink its counterexample, and the long simulation of many
 * devices is left out: whatever it covers must also be covered by a test of its own. `MUTATION_TESTS` names the folders
 * whose tests run; running only a folder's own tests is much faster than running every test that reaches it.
 */
const folders = process.env.MUTATION_TESTS;

export default {
  ...config,
  // Stryker wraps it, and takes no module.
  testEnvironment: 'node',
  ...(folders && { testMatch: [`<rootDir>/src/{${folders},none}/*.test.ts`] }),
  setupFiles: ['<rootDir>/jest.mutation.setup.mjs'],
  testPathIgnorePatterns: [...config.testPathIgnorePatterns, 'simulation'],
};
