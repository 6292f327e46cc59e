import { jestPreset } from '@marquee/tooling/jest';

export default jestPreset({ name: 'bench', rootDir: import.meta.dirname });
