export default {
  projects: ['<rootDir>/packages/*/jest.config.mjs', '<rootDir>/apps/*/jest.config.mjs'],
  maxWorkers: 2,
  testTimeout: 60_000,
};
