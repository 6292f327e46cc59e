import { jestPreset } from '@marquee/tooling/jest';

export default jestPreset({ name: 'api', rootDir: import.meta.dirname });
