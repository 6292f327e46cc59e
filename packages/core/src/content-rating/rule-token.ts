import { parseTitleKey, titleKey, type TitleKey } from '../media';
import type { ViewingRule } from './viewing-rule';

const TOKEN = /^upto\.(\d{1,2})\.([A-Z]{2})(\.rated)?(?:\.([mtk][1-9]\d{0,15}(?:_[mtk][1-9]\d{0,15}){0,399}))?$/;

const letters = { movie: 'm', tv: 't' } as const;

/**
 * Serialises a viewing rule for requests, e.g. `upto.13.US.rated.m603_k9`: up to 13 by the ratings of the United
 * States, rated titles only, without film 603 and keyword 9. Used by profiles on devices without an account; for
 * account profiles the server takes the rule from the session.
 */
export function ruleToken({
  region,
  maxAge,
  allowsUnrated,
  hiddenTitles = [],
  hiddenKeywords = [],
}: ViewingRule): string {
  const titles = hiddenTitles.flatMap((key) => {
    const title = parseTitleKey(key);
    return title ? [`${letters[title.mediaType]}${title.id}`] : [];
  });
  const hidden = [...titles, ...hiddenKeywords.map((id) => `k${id}`)].join('_');
  return `upto.${maxAge}.${region}${allowsUnrated ? '' : '.rated'}${hidden && `.${hidden}`}`;
}

/** Parses a token; null if it is invalid. */
export function parseRuleToken(token: string): ViewingRule | null {
  const [match, age, region, rated, hidden = ''] = TOKEN.exec(token) ?? [];
  if (match === undefined || age === undefined || region === undefined) return null;
  const hiddenTitles: TitleKey[] = [];
  const hiddenKeywords: number[] = [];
  for (const item of hidden.split('_').filter(Boolean)) {
    const id = Number(item.slice(1));
    if (!Number.isSafeInteger(id)) return null;
    if (item.startsWith('k')) hiddenKeywords.push(id);
    else hiddenTitles.push(titleKey(item.startsWith('m') ? 'movie' : 'tv', id));
  }
  return {
    region,
    maxAge: Number(age),
    allowsUnrated: rated === undefined,
    ...(hiddenTitles.length > 0 && { hiddenTitles }),
    ...(hiddenKeywords.length > 0 && { hiddenKeywords }),
  };
}
