import { rmSync } from 'node:fs';

/** Jest's global teardown. */
export default async function stopTestServer() {
  await globalThis.stopTestServer?.();
  const bundle = new URL(`../../node_modules/.cache/processes-${process.env.API_TEST_RUN}`, import.meta.url);
  rmSync(bundle, { recursive: true, force: true });
}
