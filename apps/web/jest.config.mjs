import { jestPreset } from '@marquee/tooling/jest';
import { messageMacros } from '@marquee/tooling/message-macros';

export default jestPreset({
  name: 'web',
  rootDir: import.meta.dirname,
  testEnvironment: 'jsdom',
  swcPlugins: [messageMacros],
  overrides: {
    testEnvironment: '<rootDir>/src/testing/browser-environment.mjs',
    moduleNameMapper: {
      '\\.css$': '@marquee/tooling/empty-module',
      '^virtual:messages$': '<rootDir>/src/testing/no-catalogues.ts',
      // One file in place of its two thousand: the icons took four of a test file's five seconds.
      '^lucide-react$': '<rootDir>/node_modules/lucide-react/dist/cjs/lucide-react.js',
    },
    setupFiles: ['<rootDir>/src/testing/setup.ts'],
    setupFilesAfterEnv: ['<rootDir>/src/testing/longer-timeouts.ts'],
  },
});
