import { compareText } from '../text/compare-text';
import { alike } from './alike';
import { penaltyOf, refusedTitles } from './feedback';
import { joinLists, type LinkedCandidate } from './links';
import { reasonsOf } from './reasons';
import { byKey } from './taste';
import { TasteModel } from './taste-model';
import type { Candidate, Recommendation, RecommendationInput } from './types';

/** No list that is recommended is longer. */
const RECOMMENDATION_LIMIT = 200;

const MEAN_RATING = 6.2;
const MEAN_VOTES = 200;

/** A vote average between 0 and 1 that few votes move little from the mean. */
const qualityOf = ({ voteAverage, voteCount }: Candidate): number =>
  (voteAverage * voteCount + MEAN_RATING * MEAN_VOTES) / (voteCount + MEAN_VOTES) / 10;

/** Votes for and against count less the more there are, so that a series of sequels is no avalanche. */
function votesOf({ links }: LinkedCandidate, model: TasteModel): number {
  let [unconvinced, undeterred] = [1, 1];
  for (const { source, rank } of links) {
    const vote = model.voteOf(source, rank);
    if (vote > 0) unconvinced *= 1 - vote;
    else undeterred *= 1 + vote;
  }
  return undeterred - unconvinced;
}

/** Votes of a title that nearly everybody knows. */
const ALL_VOTES = 30_000;

/** How well known a title is, from 0 to 1: what many have seen is more often what one wants to see. */
const fameOf = ({ voteCount }: Candidate): number => Math.min(1, Math.log1p(voteCount) / Math.log1p(ALL_VOTES));

/** What a score consists of. */
const shares = { votes: 0.35, genres: 0.25, time: 0.15, quality: 0.1, fame: 0.15 } as const;

const scoreFor = (candidate: LinkedCandidate, model: TasteModel): number =>
  shares.votes * votesOf(candidate, model) +
  shares.genres * model.likingOfGenres(candidate.title.genreIds) +
  shares.time * model.likingOfTime(candidate.title.year) +
  shares.quality * qualityOf(candidate.title) +
  shares.fame * fameOf(candidate.title);

/** What the one who likes it least thinks counts for more than the mean. */
function jointScore(scores: readonly number[]): number {
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return 0.6 * Math.min(...scores) + 0.4 * mean;
}

/** The better one first; of equals, the one with the smaller key. */
export const byScore = (a: Recommendation, b: Recommendation): number =>
  b.score - a.score || compareText(a.title.key, b.title.key);

/**
 * What to watch, the best first: candidates that none of the people has seen, hidden or refused, by what the lists that
 * name them are worth to the people, by genre and by the votes of all. The order of people, tastes and lists is irrelevant.
 */
export function recommend<Title extends Candidate>(input: RecommendationInput<Title>): Recommendation<Title>[] {
  const { hidden, nowMs } = input;
  const models = input.people.map((tastes) => new TasteModel([...tastes].sort(byKey), input));
  const feedback = [...input.feedback].sort((a, b) => byKey(a, b) || a.atMs - b.atMs);
  const closed = refusedTitles(feedback, nowMs);
  for (const tastes of input.people) for (const { key, isSeen } of tastes) if (isSeen) closed.add(key);
  return joinLists(input.lists)
    .filter(({ title: { key } }) => !closed.has(key) && !hidden.has(key))
    .map((candidate) => ({
      candidate,
      title: candidate.title,
      score:
        jointScore(models.map((model) => scoreFor(candidate, model)).sort((a, b) => a - b)) -
        penaltyOf(candidate.title, feedback, nowMs),
      reasons: [],
    }))
    .sort(byScore)
    .slice(0, RECOMMENDATION_LIMIT)
    .map(({ candidate, title, score }) => ({ title, score, reasons: reasonsOf(candidate, models) }));
}

/**
 * The best of recommendations that are not too alike, at most `count`. The first one is always the best of all.
 *
 * @param sameness what being like one that is chosen already costs
 */
export function diversify<Item extends Recommendation>(
  recommendations: readonly Item[],
  count: number,
  sameness = 0.2,
): Item[] {
  const left = recommendations.map((item) => ({ item, closest: 0 })).sort((a, b) => byScore(a.item, b.item));
  const chosen: Item[] = [];
  while (chosen.length < count && left.length > 0) {
    let best = 0;
    const worth = (at: number) => (left[at]?.item.score ?? 0) - sameness * (left[at]?.closest ?? 0);
    for (let at = 1; at < left.length; at += 1) if (worth(at) > worth(best)) best = at;
    const [next] = left.splice(best, 1);
    if (!next) break;
    chosen.push(next.item);
    for (const other of left) other.closest = Math.max(other.closest, alike(other.item.title, next.item.title));
  }
  return chosen;
}
