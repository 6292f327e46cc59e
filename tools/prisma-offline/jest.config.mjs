import { jestPreset } from '@marquee/tooling/jest';

export default jestPreset({ name: 'prisma-offline', rootDir: import.meta.dirname });
