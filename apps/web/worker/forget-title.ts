const ABOUT_TITLE = /^\/(?:api\/tmdb\/3\/)?(movie|movies|tv|series)\/(\d+)(?=[-/]|$)/;

/** The title that a page or its data is about; undefined of any other address. */
function titleOf(address: string): string | undefined {
  const [, type, id] = ABOUT_TITLE.exec(new URL(address).pathname) ?? [];
  return type && `${type.startsWith('movie') ? 'movie' : 'tv'}:${id}`;
}

/** What it needs of a `Cache`. */
interface Copies<Kept extends { url: string }> {
  keys: () => Promise<readonly Kept[]>;
  delete: (request: Kept, options: { ignoreVary: boolean }) => Promise<boolean>;
}

/** Forgets what is kept of the title that an address is about: its pages and its data, and those of its episodes. */
export async function forgetTitle<Kept extends { url: string }>(
  address: string,
  caches: readonly Copies<Kept>[],
): Promise<void> {
  const title = titleOf(address);
  if (title === undefined) return;
  const forgetIn = async (copies: Copies<Kept>) => {
    const found = (await copies.keys()).filter(({ url }) => titleOf(url) === title);
    await Promise.all(found.map((request) => copies.delete(request, { ignoreVary: true })));
  };
  await Promise.all(caches.map(forgetIn));
}
