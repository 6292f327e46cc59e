import { fileURLToPath } from 'node:url';
import { defineConfig } from 'prisma/config';

// Prisma would download its native engine, which `generate` does not start: any file will do.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(import.meta.url);

/** Read by `prisma generate` only; the running API never loads it. */
export default defineConfig({
  schema: '../../prisma/schema.prisma',
  datasource: { url: 'postgresql://localhost/marquee' },
});
