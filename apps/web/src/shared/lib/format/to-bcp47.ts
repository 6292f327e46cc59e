/** Cantonese, as only TMDB writes it. */
const CANTONESE = 'cn';

/** The BCP 47 tag of TMDB's language code. */
export const toBcp47 = (code: string): string => (code === CANTONESE ? 'yue' : code);
