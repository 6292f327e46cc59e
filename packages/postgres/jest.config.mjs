// By path: the tooling package depends on this one, and a cycle of packages has no order to build them in.
import { jestPreset } from '../tooling/jest.preset.mjs';

export default jestPreset({ name: 'postgres', rootDir: import.meta.dirname });
