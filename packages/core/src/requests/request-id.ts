import { episodesInSeason, type Available } from '../availability';
import { isTitleKey, type TitleKey } from '../media';

/** What somebody asks for: a title, or one season of a series. */
export interface RequestedTitle {
  title: TitleKey;
  season: number | null;
}

/** Highest number of a season. */
export const MOST_SEASON = 9_999;

/** E.g. `movie:603`, `tv:1399`, `tv:1399:2`: one for everybody who asks for the same. */
export const requestId = ({ title, season }: RequestedTitle): string =>
  season === null ? title : `${title}:${season}`;

/** Undefined if the text is not the id of a request. */
export function parseRequestId(text: string): RequestedTitle | undefined {
  if (isTitleKey(text)) return { title: text, season: null };
  const [, title = '', digits = ''] = /^(tv:\d+):(0|[1-9]\d{0,3})$/.exec(text) ?? [];
  return isTitleKey(title) ? { title, season: Number(digits) } : undefined;
}

/** Whether a library has it; of a season, one episode at least. */
export const isFulfilled = (available: Available | undefined, season: number | null): boolean =>
  available !== undefined && (season === null || episodesInSeason(available, season) > 0);
