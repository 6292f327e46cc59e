import { jestPreset } from '@marquee/tooling/jest';
import { messageMacros } from '@marquee/tooling/message-macros';

export default jestPreset({
  name: 'web',
  rootDir: import.meta.dirname,
  testEnvironment: 'jsdom',
  swcPlugins: [messageMacros],
  moduleNameMapper: { '^virtual:messages$': '<rootDir>/src/testing/no-catalogues.ts' },
  overrides: {
    testEnvironment: '<rootDir>/src/testing/browser-environment.mjs',
    setupFiles: ['<rootDir>/src/testing/setup.ts'],
  },
});
