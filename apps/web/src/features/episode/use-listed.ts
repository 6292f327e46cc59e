import { knownAnswer, missingListOf, type Answer, type ListedSeason, withLists } from '@marquee/core';
import type { Season, TvDetails } from '@marquee/tmdb';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { episodesApi } from '../../shared/api/episodes';

interface Listed<T> {
  /** Null if there is none, and while it is unknown. */
  answer: T | null;
  /** The season whose list the answer needs; null if it is known. */
  missingList: number | null;
  isPending: boolean;
}

/** Answers a question about a series' episodes; fetches the lists of up to two seasons that it needs. */
export function useListed<T>(
  { id, seasons }: TvDetails,
  ask: (seasons: readonly ListedSeason[]) => Answer<T>,
): Listed<T> {
  const queryOf = (seasonNumber: number | null) => (seasonNumber === null ? skipToken : { tvId: id, seasonNumber });
  const askWith = (...lists: (Season | undefined)[]) => ask(withLists(seasons, lists));
  const first = episodesApi.useSeasonQuery(queryOf(missingListOf(askWith())));
  const second = episodesApi.useSeasonQuery(queryOf(missingListOf(askWith(first.currentData))));
  const answer = askWith(first.currentData, second.currentData);
  const missingList = missingListOf(answer);
  const isPending = missingList !== null && (first.isFetching || second.isFetching);
  return { answer: knownAnswer(answer), missingList, isPending };
}
