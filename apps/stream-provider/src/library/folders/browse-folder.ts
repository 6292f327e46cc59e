import { dirname, join } from 'node:path';
import type { FolderList } from '@marquee/core/contracts';
import { isHidden } from '../scan/walk';
import type { FolderGrants } from './folder-grants';
import { FolderRefusal, type FolderFiles } from './patient-reader';

const maxListed = 500;
/** A folder may have millions of files. */
const maxRead = 20_000;

const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** The folders that operators may choose inside one, or where they may begin. */
export async function browseFolder(grants: FolderGrants, path: string | null): Promise<FolderList> {
  const roots = await grants.roots();
  if (path === null) return listOf({ folders: roots.map((root) => ({ name: root, path: root })) });
  try {
    const real = await grants.resolve(path);
    const parent = roots.includes(real) ? null : dirname(real);
    const { found, hasMore } = await grants.read(real, (files) => read(files, real));
    const allowed = await Promise.all(
      found.map(async ({ name, isLink }) => {
        // A link is listed only if it leads to a folder that may be chosen itself.
        const target = isLink ? await grants.resolve(join(real, name)).catch(() => undefined) : join(real, name);
        const isAllowed = target !== undefined && target !== real && (await grants.allows(target, roots));
        return isAllowed && (!isLink || (await isFolder(grants, target))) ? [{ name, path: target }] : [];
      }),
    );
    return listOf({ path: real, parent, folders: allowed.flat(), hasMore });
  } catch (error) {
    if (!(error instanceof FolderRefusal)) throw error;
    return listOf({ path, problem: error.problem });
  }
}

const isFolder = (grants: FolderGrants, path: string): Promise<boolean> =>
  grants
    .read(path, async (files) => (await files.opendir(path)).close())
    .then(
      () => true,
      () => false,
    );

const listOf = (list: Partial<FolderList>): FolderList => ({
  path: null,
  parent: null,
  problem: null,
  hasMore: false,
  ...list,
  folders: (list.folders ?? []).toSorted((a, b) => byName.compare(a.name, b.name)),
});

async function read(files: FolderFiles, path: string) {
  const found: { name: string; isLink: boolean }[] = [];
  let seen = 0;
  for await (const entry of await files.opendir(path, { bufferSize: 256 })) {
    seen += 1;
    if (seen > maxRead || found.length >= maxListed) return { found, hasMore: true };
    const isLink = entry.isSymbolicLink();
    if ((isLink || entry.isDirectory()) && !isHidden(entry.name)) found.push({ name: entry.name, isLink });
  }
  return { found, hasMore: false };
}
