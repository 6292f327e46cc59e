import { jestPreset } from '@marquee/tooling/jest';

export default jestPreset({ name: 'artwork', rootDir: import.meta.dirname });
