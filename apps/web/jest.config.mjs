import { createRequire } from 'node:module';
import { jestPreset } from '@marquee/tooling/jest';

export default jestPreset({
  name: 'web',
  rootDir: import.meta.dirname,
  testEnvironment: 'jsdom',
  // As in build/messages.ts.
  swcPlugins: [
    [
      createRequire(import.meta.url).resolve('@lingui/swc-plugin'),
      { descriptorFields: 'message', runtimeModules: { i18n: ['#i18n', 'i18n'], trans: ['#i18n', 'Trans'] } },
    ],
  ],
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
