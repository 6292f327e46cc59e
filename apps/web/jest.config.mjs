import { jestPreset } from '@marquee/tooling/jest';

export default jestPreset({
  name: 'web',
  rootDir: import.meta.dirname,
  testEnvironment: 'jsdom',
  overrides: {
    testEnvironment: '<rootDir>/src/testing/browser-environment.mjs',
    moduleNameMapper: {
      '\\.css$': '@marquee/tooling/empty-module',
      // One file in place of its two thousand: the icons took four of a test file's five seconds.
      '^lucide-react$': '<rootDir>/node_modules/lucide-react/dist/cjs/lucide-react.js',
    },
    setupFiles: ['<rootDir>/src/testing/setup.ts'],
    setupFilesAfterEnv: ['<rootDir>/src/testing/longer-timeouts.ts'],
  },
});
