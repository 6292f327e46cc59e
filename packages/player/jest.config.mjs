import { jestPreset } from '@marquee/tooling/jest';

export default jestPreset({
  name: 'player',
  rootDir: import.meta.dirname,
  testEnvironment: 'jsdom',
  overrides: {
    // The testing library's CommonJS files ask for neighbours without an extension, and mean the .js one.
    moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  },
});
