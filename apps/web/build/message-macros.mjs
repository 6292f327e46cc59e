import { createRequire } from 'node:module';

/**
 * Lingui's macros as an SWC plugin, for the build and for tests. By path, because SWC resolves names from the working
 * directory.
 */
export const messageMacros = [
  createRequire(import.meta.url).resolve('@lingui/swc-plugin'),
  { descriptorFields: 'message', runtimeModules: { i18n: ['#i18n', 'i18n'], trans: ['#i18n', 'Trans'] } },
];
