import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { DEFAULT_LANGUAGE, PSEUDO_LANGUAGE, siteLanguages } from '../../packages/core/src/languages/site-languages';

export default defineConfig({
  sourceLocale: DEFAULT_LANGUAGE,
  locales: Object.keys(siteLanguages),
  pseudoLocale: PSEUDO_LANGUAGE,
  catalogs: [
    { path: '<rootDir>/locales/{locale}/messages', include: ['src'], exclude: ['**/*.test.*', '**/testing/**'] },
  ],
  // Lines move with every change of the code; translators need the place, not the line.
  format: formatter({ lineNumbers: false }),
  orderBy: 'origin',
});
