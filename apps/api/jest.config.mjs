import { jestPreset } from '@marquee/tooling/jest';

export default jestPreset({
  name: 'api',
  rootDir: import.meta.dirname,
  overrides: {
    globalSetup: '<rootDir>/src/testing/test-server.mjs',
    globalTeardown: '<rootDir>/src/testing/stop-test-server.mjs',
  },
});
