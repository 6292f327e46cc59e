/** Jest's global teardown. */
export default async function stopTestServer() {
  await globalThis.stopTestServer?.();
}
