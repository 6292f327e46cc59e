export const ARCHIVE_URL = 'https://archive.org';

/** Every origin that the Internet Archive's search, metadata and files come from, as the page's CSP names them. */
export const ARCHIVE_ORIGINS = [ARCHIVE_URL, 'https://*.archive.org'];
