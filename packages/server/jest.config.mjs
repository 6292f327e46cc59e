import { jestPreset } from '@marquee/tooling/jest';

export default jestPreset({ name: 'server', rootDir: import.meta.dirname });
