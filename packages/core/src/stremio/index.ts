export { parseStremioId, mediaTypeOf, stremioType, type StremioId, type StremioType } from './ids';
export { ADDON_PATH, addonAddress, stremioInstallLink } from './links';
export {
  isStremioCatalog,
  STREMIO_PAGE,
  stremioCatalogs,
  stremioManifest,
  type StremioCatalog,
  type StremioManifest,
} from './manifest';
export { stremioMeta, stremioVideo, type StremioMeta } from './metas';
export { stremioStreams, type StremioStream } from './streams';
