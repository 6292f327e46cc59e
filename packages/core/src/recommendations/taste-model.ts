import type { TitleKey } from '../media';
import { recencyOf, weightOf } from './weigh';
import type { ListSource, Named, RecommendationInput, TitleTaste } from './types';

/** A genre that somebody watched less than this, in titles of today, says little. */
const PRIOR_TITLES = 4;
/** How much a title that leads to another counts for it, by the kind of list. */
const LISTED = 0.3;
const strengths = { recommended: 0.7, similar: 0.45, person: 0.5, keyword: 0.35 } as const;
/** Rank at which a place in a list counts half. */
const HALF_RANK = 12;

type Facet = 'genreIds' | 'people' | 'keywords' | 'decades';

/** What the titles with a genre, a person or a keyword add up to. */
interface Sum {
  weight: number;
  /** The same if all were liked: what the weight is measured by. It does not depend on ratings. */
  most: number;
}

const decadeOf = (year: number): number => Math.floor(year / 10) * 10;
const idOf = ({ id }: Named): number => id;

/** What one person likes. Everything in it grows with every rating, so that a better rating never counts against anything. */
export class TasteModel {
  readonly #tastes = new Map<TitleKey, { taste: TitleTaste; weight: number }>();
  readonly #sums: Record<Facet, Map<number, Sum>> = {
    genreIds: new Map(),
    people: new Map(),
    keywords: new Map(),
    decades: new Map(),
  };
  #most = 0;

  /** @param tastes ordered by key: sums depend on the order, in their last digit */
  constructor(tastes: readonly TitleTaste[], { facts, nowMs }: Pick<RecommendationInput, 'facts' | 'nowMs'>) {
    for (const taste of tastes) {
      const weight = weightOf(taste, nowMs);
      this.#tastes.set(taste.key, { taste, weight });
      const known = facts[taste.key];
      if (!known) continue;
      const most = recencyOf(taste, nowMs);
      this.#most += most;
      const add = (facet: Facet, ids: readonly number[]) => {
        for (const id of new Set(ids)) this.#add(facet, id, { weight, most });
      };
      add('genreIds', known.genreIds);
      if (known.year !== null) add('decades', [decadeOf(known.year)]);
      add('people', known.people.map(idOf));
      add('keywords', known.keywords.map(idOf));
    }
  }

  tasteOf = (key: TitleKey): TitleTaste | undefined => this.#tastes.get(key)?.taste;

  #add(facet: Facet, id: number, { weight, most }: Sum): void {
    const sum = this.#sums[facet].get(id);
    if (!sum) this.#sums[facet].set(id, { weight, most });
    else {
      sum.weight += weight;
      sum.most += most;
    }
  }

  /** How much of what it could be titles with a genre, a person or a keyword are liked, and how often they are watched. */
  #liking(facet: Facet, id: number): number {
    const sum = this.#sums[facet].get(id);
    if (!sum || this.#most === 0) return 0;
    return 0.6 * (sum.weight / (sum.most + PRIOR_TITLES)) + 0.4 * (sum.most / (this.#most + PRIOR_TITLES));
  }

  /** From about −1 to 1. */
  likingOfGenres(genreIds: readonly number[]): number {
    if (genreIds.length === 0) return 0;
    return genreIds.reduce((sum, id) => sum + this.#liking('genreIds', id), 0) / genreIds.length;
  }

  /** The same for when a title was made; the decades beside its own count half. */
  likingOfTime(year: number | null): number {
    if (year === null) return 0;
    const decade = decadeOf(year);
    const beside = this.#liking('decades', decade - 10) + this.#liking('decades', decade + 10);
    return (this.#liking('decades', decade) + beside / 2) / 2;
  }

  /** How much a source speaks for what is at a rank of its list, from −1 to 1. */
  voteOf(source: ListSource, rank: number): number {
    const place = HALF_RANK / (HALF_RANK + rank);
    if (!('seed' in source) && !('id' in source)) return source.kind === 'listed' ? LISTED : 0;
    if ('seed' in source) return strengths[source.kind] * place * (this.#tastes.get(source.seed)?.weight ?? 0);
    const sum = this.#sums[source.kind === 'person' ? 'people' : 'keywords'].get(source.id);
    const weight = sum?.weight ?? 0;
    return strengths[source.kind] * place * (weight / (1 + Math.abs(weight)));
  }
}
