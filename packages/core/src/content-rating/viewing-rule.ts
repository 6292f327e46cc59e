import type { TitleKey } from '../media';
import { settingChoices, type SettingValues } from '../settings';
import { certifiedAge, type Certificates } from './ages';

export type ContentFilter = SettingValues['contentFilter'];

/** What a viewer may see. If several rules apply, a title must pass all of them. */
export interface ViewingRule {
  /** ISO 3166-1 code of the country whose age ratings apply. */
  region: string;
  /** Titles for viewers above this age are hidden. */
  maxAge: number;
  /** Whether titles without an age rating are shown. */
  allowsUnrated: boolean;
  hiddenTitles?: readonly TitleKey[];
  /** TMDB keyword ids. Titles with one of them are hidden. */
  hiddenKeywords?: readonly number[];
}

/** The fields of a title that a rule depends on. */
export interface RatedTitle {
  key: TitleKey;
  adult: boolean;
  certificates: Certificates;
  keywordIds: readonly number[];
}

/** Whether a rule permits a title. Adult titles are never permitted. */
export function maySee(title: RatedTitle, rule: ViewingRule): boolean {
  if (title.adult || rule.hiddenTitles?.includes(title.key)) return false;
  if (title.keywordIds.some((id) => rule.hiddenKeywords?.includes(id))) return false;
  const age = certifiedAge(title.certificates, rule.region);
  return age === null ? rule.allowsUnrated : age <= rule.maxAge;
}

/** What each level of the content filter permits; `unrestricted` has no rule. */
const levels: Record<Exclude<ContentFilter, 'unrestricted'>, Pick<ViewingRule, 'maxAge' | 'allowsUnrated'>> = {
  moderate: { maxAge: 14, allowsUnrated: true },
  strict: { maxAge: 10, allowsUnrated: false },
};

/** Name of the query parameter and the cookie that carry the visitor's content filter to the server. */
export const CONTENT_FILTER_PARAM = 'content_filter';

/** Serialises the content filter for requests, e.g. `strict.US`; undefined if nothing is filtered. */
export const contentFilterToken = (filter: ContentFilter, region: string): string | undefined =>
  filter === 'unrestricted' ? undefined : `${filter}.${region}`;

/** Parses a token; null if it is invalid. */
export function parseContentFilterToken(token: string): { filter: keyof typeof levels; region: string } | null {
  const [, name, region] = /^([a-z]{1,20})\.([A-Z]{2})$/.exec(token) ?? [];
  const filter = settingChoices.contentFilter.find((choice) => choice === name);
  return filter === undefined || filter === 'unrestricted' || region === undefined ? null : { filter, region };
}

/** The rule of a token; null if it is invalid, in which case the caller must not show everything. */
export function ruleOfContentFilter(token: string): ViewingRule | null {
  const parsed = parseContentFilterToken(token);
  return parsed ? { region: parsed.region, ...levels[parsed.filter] } : null;
}
