export const ARCHIVE_URL = 'https://archive.org';

/** The origins of the Internet Archive's search, metadata and files, as listed in the CSP. */
export const ARCHIVE_ORIGINS = [ARCHIVE_URL, 'https://*.archive.org'];
