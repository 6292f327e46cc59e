import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import lingui from 'eslint-plugin-lingui';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { fileNames, retiredIdentifiers } from './src/retired-words.mjs';

const browserCode = ['apps/web/src/**/*.{ts,tsx}', 'packages/player/src/**/*.{ts,tsx}'];
/**
 * Classes for one side of the screen. Halves (`left-1/2`) are symmetric, and capitals belong to a language (`pl-PL`). A
 * dot represents the slash, which a selector cannot contain.
 */
const physicalClass = String.raw`/(?:^|[\s:!])-?(?:[mp][lr]|left|right|rounded-(?:[lr]|[tb][lr])|border-[lr]|scroll-[mp][lr])-(?!1.2|[A-Z])|(?:^|[\s:])text-(?:left|right)(?:\s|$)/`;
const envMessage = 'Settings are read once, in the config folder (server) or shared/config (web).';

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/dist-server/',
      '**/node_modules/',
      '**/src/generated/',
      '**/.turbo/',
      '**/.stryker/',
      '**/test-results/',
      '**/playwright-report/',
      'packages/tooling/fixtures/',
      // tsup's copy of its configuration, which exists only while a build starts.
      '**/tsup.config.bundled_*.mjs',
    ],
  },
  js.configs.recommended,
  {
    plugins: { marquee: { rules: { 'file-names': fileNames } } },
    rules: { 'id-denylist': ['error', ...retiredIdentifiers], 'marquee/file-names': 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    // Type-aware rules are in .oxlintrc.json, because the native compiler checks them in a tenth of the time.
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // RTK Query's notation for an endpoint without an argument.
      '@typescript-eslint/no-invalid-void-type': 'off',
      'max-lines': ['error', 250],
      'max-lines-per-function': ['error', 120],
      'max-params': ['error', 4],
      'no-console': 'error',
      eqeqeq: ['error', 'smart'],
    },
  },
  {
    files: [
      // Data files.
      'packages/artwork/src/motifs/{meanings,objects}.ts',
      'packages/artwork/src/styles/choose-style.ts',
      'packages/catalogue/src/testing/library.ts',
      'packages/catalogue/src/imported/corrections/genres.ts',
      // Its parts would cost the home page bytes that its weight budget does not have.
      'apps/web/src/shared/store/storage/storage-adapter.ts',
      // Their tests share a kit at the top of the file.
      'apps/web/src/features/sync/{sync.test.tsx,engine/sync-engine.test.ts}',
      'apps/web/src/shared/store/storage/storage-adapter.test.ts',
      'packages/player/src/engine/shaka/shaka-engine.test.ts',
      // Each of these is one journey or one page.
      'apps/web/e2e/reach.spec.ts',
      'apps/web/src/features/account/auth/auth-pages.test.tsx',
      'apps/web/src/features/sources/sources-page.test.tsx',
      'apps/web/src/routes/movie.test.tsx',
    ],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    // Geometry: position and size alone are four numbers.
    files: ['packages/artwork/src/{compose,motifs,pictures,styles,svg}/**/*.ts'],
    rules: { 'max-params': 'off' },
  },
  {
    files: ['**/*.tsx', 'packages/player/src/**/*.ts', 'apps/web/src/**/*.ts'],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
  },
  {
    // Texts are messages (docs/translating.md).
    files: ['apps/web/src/**/*.tsx'],
    ignores: ['**/*.test.tsx', '**/testing/**', 'apps/web/src/component-gallery/**'],
    extends: [lingui.configs['flat/recommended']],
    rules: {
      'lingui/no-unlocalized-strings': [
        'error',
        {
          ignore: [
            // Texts for people begin with a capital; keys, classes and options do not.
            '^(?!\\s*[A-Z].*[a-z])',
            '^\\s*(Marquee|IMDb|TMDB|TVDB|Jellyfin|Discord|Telegram)\\s*$',
            // SVG paths.
            '^M[0-9]',
            // https://schema.org
            '^(Person|MovieSeries|Movie|TVSeries|TVEpisode)$',
            // Key names.
            '^(Arrow|Page)[A-Z]|^(Enter|Escape|Home|End|Esc|Tab|Shift [+] Tab|Delete|Backspace|CapsLock)$',
          ],
          ignoreNames: ['className', '@type'],
          ignoreFunctions: ['*Error'],
        },
      ],
    },
  },
  {
    files: ['packages/core/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      // Purity: core receives time, randomness and storage as arguments.
      'no-restricted-globals': [
        'error',
        'window',
        'document',
        'localStorage',
        'fetch',
        'process',
        'setTimeout',
        'setInterval',
        'performance',
        'crypto',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Pass the time in.' },
        { object: 'Math', property: 'random', message: 'Pass the randomness in.' },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Pass the time in.' },
      ],
    },
  },
  {
    files: browserCode,
    ignores: ['apps/web/src/shared/config/**', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: "MemberExpression[object.type='MetaProperty'][property.name='env']", message: envMessage },
        // By default, each browser sorts in its own language, and differently from the server.
        {
          selector: "CallExpression[callee.property.name='localeCompare'][arguments.length=1]",
          message: "Name the language: localeCompare(other, 'en').",
        },
        {
          selector: "NewExpression[callee.property.name='Collator'][arguments.length=0]",
          message: 'Name the language.',
        },
        ...['Literal[value', 'TemplateElement[value.raw'].map((text) => ({
          selector: `${text}=${physicalClass}]`,
          message: 'Arabic and Hebrew run the other way: ms-, pe-, start-, text-end and the like.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        // A site on the home network is served over plain HTTP, where this is unavailable.
        { object: 'crypto', property: 'randomUUID', message: 'Only secure pages have it.' },
      ],
    },
  },
  {
    files: ['apps/api/src/**/*.ts', 'apps/stream-provider/src/**/*.ts'],
    ignores: ['**/config/**', '**/main.ts', '**/*.test.ts', '**/testing/**'],
    rules: { 'no-restricted-properties': ['error', { object: 'process', property: 'env', message: envMessage }] },
  },
  {
    files: [
      '**/*.test.{ts,tsx}',
      '**/e2e/**',
      '**/smoke/**',
      '**/testing/**',
      'tools/**',
      '**/scripts/**',
      '**/demo/**',
    ],
    rules: {
      // A describe block is a function, and as long as the tests in it.
      'max-lines-per-function': 'off',
      'no-console': 'off',
    },
  },
  { files: ['**/*.{mjs,cjs,js}'], languageOptions: { globals: globals.node } },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
);
