import type { MediaType, Network } from '@marquee/core';
import type { Evening } from '@marquee/core/recommendations';

/** What to suggest: three titles, two films in a row, or one by chance. */
export const modes = ['three', 'bill', 'surprise'] as const;
export type Mode = (typeof modes)[number];

/** What the visitor said of the evening. */
export interface EveningChoices extends Evening {
  mode: Mode;
  /** Longest duration of a film, or of an episode; null without a limit. */
  minutes: number | null;
  /** When two films have to be over, in epoch milliseconds; null for about four hours. */
  untilMs: number | null;
  isPlayableOnly: boolean;
}

/** What of it decides which titles are found. */
export type EveningQuery = Omit<EveningChoices, 'mode' | 'untilMs'> & {
  /** Empty for titles of any service. */
  ownServices: readonly Network[];
};

export const minuteChoices: Record<MediaType, readonly number[]> = {
  movie: [90, 105, 120, 150],
  tv: [25, 35, 45, 60],
};

const initialChoices: EveningChoices = {
  mode: 'three',
  mediaType: 'movie',
  mood: null,
  decade: null,
  minutes: null,
  untilMs: null,
  isPlayableOnly: false,
};

export const MINUTE_MS = 60_000;
const HALF_HOUR_MS = 30 * MINUTE_MS;
const SHORTEST_BILL_MS = 5 * HALF_HOUR_MS;
const UNTIL_CHOICES = 8;
/** About four hours. */
const USUAL = 3;

/** Half hours at which two films may be over, and the one that is meant. */
export function untilChoices({ untilMs }: Pick<EveningChoices, 'untilMs'>, nowMs: number) {
  const firstMs = Math.ceil((nowMs + SHORTEST_BILL_MS) / HALF_HOUR_MS) * HALF_HOUR_MS;
  const choices = Array.from({ length: UNTIL_CHOICES }, (_, at) => firstMs + at * HALF_HOUR_MS);
  const chosen = choices.find((each) => each === untilMs) ?? firstMs + USUAL * HALF_HOUR_MS;
  return { choices, chosen };
}

/** While the page is loaded, so that Back finds the same evening. In the address it would be sent to the server. */
let remembered = initialChoices;

export const rememberedChoices = (): EveningChoices => remembered;

/** The choices after a change: a duration belongs to films or to episodes, and two in a row are films. */
export function changeChoices(change: Partial<EveningChoices>): EveningChoices {
  const next = { ...remembered, ...change };
  if (next.mode === 'bill') next.mediaType = 'movie';
  if (next.mediaType !== remembered.mediaType) next.minutes = null;
  remembered = next;
  return next;
}
