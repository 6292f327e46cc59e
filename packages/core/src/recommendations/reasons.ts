import type { Link, LinkedCandidate } from './links';
import type { TasteModel } from './taste-model';
import type { Reason } from './types';

/** More would be no reasons, but a list. */
const MOST = 3;
const ACCLAIMED = { voteAverage: 7.3, voteCount: 300 };

function reasonOf({ source }: Link, models: readonly TasteModel[]): Reason | null {
  if ('name' in source) return { kind: source.kind, name: source.name };
  if (!('seed' in source)) return source.kind === 'listed' ? { kind: 'listed' } : null;
  const tastes = models.map((model) => model.tasteOf(source.seed));
  const title = tastes.find((taste) => taste && taste.title !== '')?.title;
  if (title === undefined) return null;
  return { kind: 'seed', key: source.seed, title, ratings: tastes.map((taste) => taste?.rating ?? null) };
}

const isSame = (a: Reason, b: Reason): boolean =>
  a.kind === b.kind && (a.kind !== 'seed' || (b.kind === 'seed' && a.key === b.key));

/** The strongest reasons for a candidate: titles that it follows from, and one of each other kind. */
export function reasonsOf({ title, links }: LinkedCandidate, models: readonly TasteModel[]): Reason[] {
  const reasons: Reason[] = [];
  const total = ({ source, rank }: Link) => models.reduce((sum, model) => sum + model.voteOf(source, rank), 0);
  const voted = links.map((link) => ({ link, vote: total(link) })).filter(({ vote }) => vote > 0);
  for (const { link } of voted.sort((a, b) => b.vote - a.vote)) {
    const reason = reasonOf(link, models);
    if (reason && !reasons.some((other) => isSame(other, reason))) reasons.push(reason);
  }
  if (title.voteAverage >= ACCLAIMED.voteAverage && title.voteCount >= ACCLAIMED.voteCount)
    reasons.push({ kind: 'acclaimed', voteAverage: title.voteAverage });
  return reasons.slice(0, MOST);
}
