/** Sorts seasons for display: by number, season 0 (specials) last. */
export const orderSeasons = <S extends { seasonNumber: number }>(seasons: readonly S[]): S[] =>
  [...seasons].sort(
    (a, b) => Number(a.seasonNumber === 0) - Number(b.seasonNumber === 0) || a.seasonNumber - b.seasonNumber,
  );
