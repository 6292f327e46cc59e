// Imported by path: the tooling package depends on this one, and packages with a cycle cannot be built.
import { jestPreset } from '../tooling/jest.preset.mjs';

export default jestPreset({ name: 'postgres', rootDir: import.meta.dirname });
