import { jestPreset } from '@marquee/tooling/jest';
import { messageMacros } from '@marquee/tooling/message-macros';

export default jestPreset({
  name: 'player',
  rootDir: import.meta.dirname,
  testEnvironment: 'jsdom',
  swcPlugins: [messageMacros],
});
