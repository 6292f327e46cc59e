import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

export const apiFolder = fileURLToPath(new URL('../../../apps/api/', import.meta.url));

/** Resolves Prisma and the database drivers from the API, so that both always use the same versions. */
export const apiRequire = createRequire(new URL('../../../apps/api/package.json', import.meta.url));
