import { jestPreset } from '@marquee/tooling/jest';

export default jestPreset({ name: 'stream-provider', rootDir: import.meta.dirname });
