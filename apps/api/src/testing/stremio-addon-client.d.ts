/** What tests use of the client that Stremio's own programs are built on; it has no types. */
declare module 'stremio-addon-client' {
  interface AddonClient {
    manifest: { name: string; catalogs: { type: string; id: string }[] };
    get: (resource: string, type: string, id: string, extra?: Record<string, unknown>) => Promise<unknown>;
  }
  const client: { detectFromURL: (url: string) => Promise<{ addon: AddonClient }> };
  export default client;
}
