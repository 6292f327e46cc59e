import { jestPreset } from '@marquee/tooling/jest';

export default jestPreset({ name: 'tooling', rootDir: import.meta.dirname });
