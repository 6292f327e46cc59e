import { jestPreset } from '@marquee/tooling/jest';

export default jestPreset({ name: 'migration', rootDir: import.meta.dirname });
