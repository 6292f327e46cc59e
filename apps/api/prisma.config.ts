import { defineConfig } from 'prisma/config';

/** Read by the Prisma command line only (tools/prisma-offline/bin/prisma.mjs); the running API never loads it. */
export default defineConfig({
  schema: '../../prisma/schema.prisma',
  migrations: { path: '../../prisma/migrations' },
  // tools/prisma-offline/bin/prisma.mjs sets it to Marquee's own database where it is not set. `generate` needs none.
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://localhost/marquee' },
});
