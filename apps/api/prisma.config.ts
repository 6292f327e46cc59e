import { defineConfig } from 'prisma/config';

/** Read by the Prisma command line only (packages/tooling/bin/prisma.mjs); the running API never loads it. */
export default defineConfig({
  schema: '../../prisma/schema.prisma',
  migrations: { path: '../../prisma/migrations' },
  // Without DATABASE_URL the offline schema engine opens the embedded database; the address is only shown.
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://embedded/marquee' },
});
