/** Tests read English, which needs no catalogue. */
export const catalogues = {};
