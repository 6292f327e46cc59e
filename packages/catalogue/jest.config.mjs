import { jestPreset } from '@marquee/tooling/jest';

export default jestPreset({ name: 'catalogue', rootDir: import.meta.dirname });
