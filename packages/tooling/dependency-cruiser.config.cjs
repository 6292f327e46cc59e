/**
 * Permitted imports (docs/architecture.md). `boundaries.test.mjs` plants one violation per rule, so that a rule that
 * stops working fails the tests.
 */
const TEST = '(\\.test\\.tsx?$|/testing/|/e2e/|/smoke/|/scripts/|/demo/)';

/** Everything under `folder` may import only itself and modules that `allowed` matches. */
const only = (name, folder, allowed, from = {}) => ({
  name,
  severity: 'error',
  from: { path: `^${folder}/src/`, pathNot: TEST, ...from },
  to: { pathNot: [`^${folder}/`, ...allowed], dependencyTypesNot: ['core'] },
});

module.exports = {
  forbidden: [
    only('core-imports-zod-only', 'packages/core', ['/zod/']),
    {
      name: 'core-is-pure',
      severity: 'error',
      from: { path: '^packages/core/src/', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    only('tmdb-imports-core', 'packages/tmdb', ['^packages/core/', '/zod/']),
    only('artwork-imports-nothing', 'packages/artwork', []),
    only('catalogue-imports-core-artwork-and-wire', 'packages/catalogue', [
      '^packages/artwork/src/(paths|packed-text)',
      '^packages/core/',
      '^packages/tmdb/src/wire/',
      '/node_modules/',
    ]),
    only('player-imports-core', 'packages/player', ['^packages/core/', '/node_modules/']),
    only('web-imports-core-tmdb-player', 'apps/web', ['^packages/(core|tmdb|player)/', '/node_modules/']),
    only('server-imports-core', 'packages/server', ['^packages/core/', '/node_modules/']),
    only('api-imports-core-catalogue-artwork-server-tmdb', 'apps/api', [
      '^packages/(core|catalogue|artwork|server|tmdb)/',
      '/node_modules/',
      '^prisma/',
    ]),
    only('postgres-imports-no-workspace', 'packages/postgres', ['/node_modules/']),
    only('stream-provider-imports-core-server', 'apps/stream-provider', ['^packages/(core|server)/', '/node_modules/']),
    {
      name: 'apps-never-import-apps',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'only-tools-import-tools',
      severity: 'error',
      from: { path: '^(apps|packages)/' },
      to: { path: '^tools/' },
    },
    {
      name: 'packages-and-tools-never-import-apps',
      severity: 'error',
      from: { path: '^(packages|tools)/' },
      to: { path: '^apps/' },
    },
    {
      name: 'react-only-in-the-player-ui',
      severity: 'error',
      from: { path: '^packages/player/src/', pathNot: ['^packages/player/src/react/', TEST] },
      to: { path: '(^|/node_modules/)(react|react-dom|lucide-react)(/|$)' },
    },
    {
      name: 'features-are-islands',
      comment: 'Features meet in routes and in app/, through their doors; they never import each other.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: TEST },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'features-have-one-door',
      severity: 'error',
      from: { path: '^apps/web/src/(app|routes)/', pathNot: TEST },
      to: { path: '^apps/web/src/features/[^/]+/.+', pathNot: '^apps/web/src/features/[^/]+/index\\.tsx?$' },
    },
    {
      name: 'features-know-neither-app-nor-routes',
      severity: 'error',
      from: { path: '^apps/web/src/features/', pathNot: TEST },
      to: { path: '^apps/web/src/(app|routes)/' },
    },
    {
      name: 'shared-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/shared/', pathNot: TEST },
      to: { path: '^apps/web/src/(app|routes|features)/' },
    },
    {
      name: 'prisma-only-in-repositories',
      severity: 'error',
      from: { path: '^apps/api/src/', pathNot: ['^apps/api/src/(db|generated)/', '\\.repository\\.ts$', TEST] },
      to: { path: '(^apps/api/src/generated/|(^|/node_modules/)@prisma(/|$))' },
    },
    {
      name: 'no-circular',
      comment:
        'Types count as well. A dynamic import ends a cycle: the table of pages names every page, and pages link to one another by it.',
      severity: 'error',
      from: { pathNot: ['/src/generated/'] },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['dynamic-import'] } },
    },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-test-code-in-products',
      severity: 'error',
      from: { path: '^(apps|packages|tools)/[^/]+/src/', pathNot: TEST },
      to: { path: '\\.test\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules'] },
    exclude: {
      // Virtual modules of the build (apps/web/build/messages.ts) are not files.
      path: [
        '^virtual:',
        '/dist/',
        '/dist-server/',
        '^packages/tooling/fixtures/',
        '/\\.turbo/',
        '\\.config\\.(ts|mjs|cjs)$',
        // What tsup writes next to its configuration while it reads it.
        '/tsup\\.config\\.bundled_',
      ],
    },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['marquee-source', 'import', 'browser', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css'],
      mainFields: ['module', 'main'],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
};
