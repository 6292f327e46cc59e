import { createRequire } from 'node:module';

/** The macros of Lingui as a plugin of SWC, for the build and for tests. By its path: SWC looks from the working directory. */
export const messageMacros = [
  createRequire(import.meta.url).resolve('@lingui/swc-plugin'),
  { descriptorFields: 'message', runtimeModules: { i18n: ['#i18n', 'i18n'], trans: ['#i18n', 'Trans'] } },
];
