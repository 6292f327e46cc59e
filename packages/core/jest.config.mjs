import { jestPreset } from '@marquee/tooling/jest';

export default jestPreset({ name: 'core', rootDir: import.meta.dirname });
