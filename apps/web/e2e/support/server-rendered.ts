import { expect, type APIRequestContext } from '@playwright/test';

/** Waits until the server renders a page: one that is still busy with starting leaves pages to the browser. */
export async function expectServerRendered(
  request: APIRequestContext,
  address: string,
  { text, cookie = '' }: { text: string; cookie?: string },
): Promise<void> {
  const html = async () => (await request.get(address, { headers: { Accept: 'text/html', Cookie: cookie } })).text();
  await expect.poll(html).toContain(text);
}
