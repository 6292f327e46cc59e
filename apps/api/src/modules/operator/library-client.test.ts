import { describe, expect, it } from '@jest/globals';
import { LibraryClient } from './library-client';

describe('the folders that the stream provider is told [FOLDER-01]', () => {
  it('wait for the answer before, and only the latest do', async () => {
    const told: string[][] = [];
    const answers: (() => void)[] = [];
    const client = new LibraryClient({
      settings: { provider: { url: 'http://provider', secret: 's' } } as never,
      fetch: async (_url, init) => {
        const { folders } = JSON.parse(init?.body as string) as { folders: string[] };
        told.push(folders);
        await new Promise<void>((resolve) => answers.push(resolve));
        if (folders[0] === '/refused') return new Response('{}', { status: 500 });
        return Response.json({ fixedBy: null, folders: folders.map((path) => ({ path, problem: null })) });
      },
    });
    const answer = async (): Promise<void> => {
      await new Promise((resolve) => setImmediate(resolve));
      answers.pop()?.();
    };
    const first = client.tellFolders(['/0']);
    await new Promise((resolve) => setImmediate(resolve));
    const later = Array.from({ length: 100 }, (_, at) => client.tellFolders([`/${at + 1}`]));
    await answer();
    expect((await first).folders).toMatchObject([{ path: '/0' }]);
    await answer();
    for (const { folders } of await Promise.all(later)) expect(folders).toMatchObject([{ path: '/100' }]);
    expect(told).toEqual([['/0'], ['/100']]);

    const refused = client.tellFolders(['/refused']);
    await answer();
    await expect(refused).rejects.toThrow();
    const again = client.tellFolders(['/again']);
    await answer();
    expect((await again).folders).toMatchObject([{ path: '/again' }]);
  });
});
