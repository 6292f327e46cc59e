import { jestPreset } from '@marquee/tooling/jest';

export default jestPreset({
  name: 'stream-provider',
  rootDir: import.meta.dirname,
  overrides: { globalSetup: '<rootDir>/src/testing/find-ffmpeg.mjs' },
});
