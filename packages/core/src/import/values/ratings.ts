export interface RatingRead {
  rating: number;
  isRounded: boolean;
}

/** Converts a rating out of `best` to 1 to 10. Null if it is no rating; every export uses 0 for "not rated". */
export function parseRating(text: string, best: 5 | 10 | 100 = 10): RatingRead | null {
  if (!/^\d{1,3}(?:[.,]\d{1,4})?$/.test(text)) return null;
  const value = (Number(text.replace(',', '.')) * 10) / best;
  if (value <= 0 || value > 10) return null;
  const rating = Math.min(10, Math.max(1, Math.round(value)));
  return { rating, isRounded: Math.abs(rating - value) > 1e-9 };
}

/** Whether the text stands for "not rated". */
export const isUnrated = (text: string): boolean => /^(?:|0(?:[.,]0+)?|null|none|-)$/i.test(text);
