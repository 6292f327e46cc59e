import { jestPreset } from '@marquee/tooling/jest';

export default jestPreset({ name: 'tmdb', rootDir: import.meta.dirname });
