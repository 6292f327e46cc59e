/** Formats a rating of 9 as `4½`. */
export const starsText = (rating: number): string => `${Math.floor(rating / 2) || ''}${rating % 2 === 1 ? '½' : ''}`;
