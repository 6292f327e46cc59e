import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { DEFAULT_LANGUAGE, PSEUDO_LANGUAGE, siteLanguages } from '../../packages/core/src/languages/site-languages';

export default defineConfig({
  sourceLocale: DEFAULT_LANGUAGE,
  // The English texts are in the code.
  locales: Object.keys(siteLanguages).filter((tag) => tag !== DEFAULT_LANGUAGE),
  pseudoLocale: PSEUDO_LANGUAGE,
  catalogs: [
    {
      path: '<rootDir>/locales/{locale}/messages',
      include: ['src', '../../packages/player/src'],
      exclude: ['**/*.test.*', '**/testing/**'],
    },
  ],
  format: formatter({ origins: false }),
  orderBy: 'message',
});
