import config from './jest.config.mjs';

/**
 * For the runs of Stryker. A property that fails has done its work, and need not look for its smallest example; the long
 * simulation of many devices stays out, so that what it would find has to be said by a test of its own. `MUTATION_TESTS`
 * names the folders whose tests are asked: a folder's own are asked much faster than all that reach it.
 */
const folders = process.env.MUTATION_TESTS;

export default {
  ...config,
  ...(folders && { testMatch: [`<rootDir>/src/{${folders},none}/*.test.ts`] }),
  setupFiles: ['<rootDir>/jest.mutation.setup.mjs'],
  testPathIgnorePatterns: [...config.testPathIgnorePatterns, 'simulation'],
};
