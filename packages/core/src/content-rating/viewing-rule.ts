import type { TitleKey } from '../media';
import { settingChoices, type SettingValues } from '../settings';
import { certifiedAge, type Certificates } from './ages';
import { parseRuleToken } from './rule-token';

export type ContentFilter = SettingValues['contentFilter'];

/** What somebody may see. Where several hold, a title has to pass each of them, so the strictest decides. */
export interface ViewingRule {
  /** ISO 3166-1: whose age ratings count. */
  region: string;
  /** Titles meant for viewers above this age are hidden. */
  maxAge: number;
  /** Whether a title that no board has rated may be seen. */
  allowsUnrated: boolean;
  hiddenTitles?: readonly TitleKey[];
  /** TMDB keyword ids: titles that have one are hidden. */
  hiddenKeywords?: readonly number[];
}

/** What a rule needs to know of a title. */
export interface RatedTitle {
  key: TitleKey;
  adult: boolean;
  certificates: Certificates;
  keywordIds: readonly number[];
}

/** Whether a rule lets a title be seen. Adult titles pass none. */
export function maySee(title: RatedTitle, rule: ViewingRule): boolean {
  if (title.adult || rule.hiddenTitles?.includes(title.key)) return false;
  if (title.keywordIds.some((id) => rule.hiddenKeywords?.includes(id))) return false;
  const age = certifiedAge(title.certificates, rule.region);
  return age === null ? rule.allowsUnrated : age <= rule.maxAge;
}

/** What each level of the content filter lets through; `unrestricted` is no rule. */
const levels: Record<Exclude<ContentFilter, 'unrestricted'>, Pick<ViewingRule, 'maxAge' | 'allowsUnrated'>> = {
  moderate: { maxAge: 14, allowsUnrated: true },
  strict: { maxAge: 10, allowsUnrated: false },
};

/** Name of the query parameter and of the cookie that tell the server of the visitor's content filter. */
export const CONTENT_FILTER_PARAM = 'content_filter';

/** The content filter as it travels to the server, e.g. `strict.US`; undefined where nothing is filtered. */
export const contentFilterToken = (filter: ContentFilter, region: string): string | undefined =>
  filter === 'unrestricted' ? undefined : `${filter}.${region}`;

/** Level and region of a token; null for anything else. */
export function parseContentFilterToken(token: string): { filter: keyof typeof levels; region: string } | null {
  const [, name, region] = /^([a-z]{1,20})\.([A-Z]{2})$/.exec(token) ?? [];
  const filter = settingChoices.contentFilter.find((choice) => choice === name);
  return filter === undefined || filter === 'unrestricted' || region === undefined ? null : { filter, region };
}

/** The rule that a token stands for; null for a text that is none, which is no reason to filter nothing. */
export function ruleOfContentFilter(token: string): ViewingRule | null {
  const parsed = parseContentFilterToken(token);
  return parsed ? { region: parsed.region, ...levels[parsed.filter] } : parseRuleToken(token);
}
