import { jestPreset } from '@marquee/tooling/jest';

export default jestPreset({
  name: 'player',
  rootDir: import.meta.dirname,
  testEnvironment: 'jsdom',
  overrides: { setupFilesAfterEnv: ['<rootDir>/src/testing/async-timeout.ts'] },
});
