// oxlint-disable-next-line no-control-regex -- they end lines
const LINE_ENDS = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g;

/**
 * A playlist (extended M3U) of one title, which media players open. Every line is a directive or an address.
 *
 * @param url absolute
 */
export const m3uPlaylist = (url: string, title: string): string =>
  `#EXTM3U\n#EXTINF:-1,${title.replaceAll(LINE_ENDS, ' ').trim()}\n${strmFile(url)}`;

/** A file with the address alone, as Kodi, Jellyfin and Emby read it. */
export const strmFile = (url: string): string => `${url.replaceAll(LINE_ENDS, '')}\n`;

/** Opens an address in VLC, where it is installed. */
export const vlcLink = (url: string): string => `vlc://${url}`;

/** Opens an address in Infuse, by its x-callback-url interface (firecore.com/infuse/help/urls). */
export const infuseLink = (url: string): string => `infuse://x-callback-url/play?url=${encodeURIComponent(url)}`;
