import { titleKey, type TitleKey } from '@marquee/core';
import {
  chooseSeeds,
  chooseTopics,
  recommend,
  type Candidate,
  type CandidateList,
  type Named,
  type TitleFacts,
  type TitleTaste,
} from '@marquee/core/recommendations';
import { createCatalogue } from '../create-catalogue';
import { embeddedData } from '../embedded-data';

/** How a list of 20 did: the share of hidden titles in it, with the half width of its 95 % interval. */
export interface Recall {
  mean: number;
  margin: number;
}
export type Method = 'recommended' | 'popular' | 'same genre';

interface WireTitle {
  id: number;
  title: string;
  release_date: string;
  genre_ids: number[];
  vote_average: number;
  vote_count: number;
  popularity: number;
}

const NOW_MS = Date.UTC(2026, 10, 28);
const LISTED = 20;
const WATCHED = 60;
const SEEDS = 12;
/** Of what everybody watches, the first pages. */
const POOL = 40;
/** What a viewer likes, and what is well known, against chance. */
const TASTE = 2;
const FAME = 0.6;
const DAY_MS = 86_400_000;

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const yearOf = ({ release_date }: WireTitle): number | null => Number(release_date.slice(0, 4)) || null;

const candidateOf = (wire: WireTitle): Candidate => ({
  key: titleKey('movie', wire.id),
  id: wire.id,
  mediaType: 'movie',
  title: wire.title,
  year: yearOf(wire),
  genreIds: wire.genre_ids,
  voteAverage: wire.vote_average,
  voteCount: wire.vote_count,
});

/** The films of the embedded catalogue, with what its addresses say of each. */
function openCatalogue() {
  const catalogue = createCatalogue({ now: () => new Date(NOW_MS), data: embeddedData() });
  const ask = (path: string, query = ''): unknown => catalogue.answer(path, new URLSearchParams(query)).body;
  const films: WireTitle[] = [];
  // The most popular first.
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = ask('discover/movie', `page=${page}&vote_count.gte=1`) as {
      results: WireTitle[];
      total_pages: number;
    };
    films.push(...list.results);
    pages = list.total_pages;
  }
  const facts = new Map<number, TitleFacts>();
  const factsOf = (film: WireTitle): TitleFacts => {
    const known = facts.get(film.id);
    if (known) return known;
    const { keywords, credits } = ask(`movie/${film.id}`, 'append_to_response=credits,keywords') as {
      keywords: { keywords: Named[] };
      credits: { cast: Named[]; crew: (Named & { job: string })[] };
    };
    const makers = credits.crew.filter(({ job }) => job === 'Director');
    const people = [...makers, ...credits.cast.slice(0, 5)].map(({ id, name }) => ({ id, name }));
    const answer = { genreIds: film.genre_ids, year: yearOf(film), people, keywords: keywords.keywords };
    facts.set(film.id, answer);
    return answer;
  };
  const lists = new Map<number, CandidateList[]>();
  const listsOf = (film: WireTitle): CandidateList[] => {
    const known = lists.get(film.id);
    if (known) return known;
    const answer = (['recommended', 'similar'] as const).map((kind): CandidateList => {
      const path = `movie/${film.id}/${kind === 'similar' ? 'similar' : 'recommendations'}`;
      const { results } = ask(path) as { results: WireTitle[] };
      return { source: { kind, seed: titleKey('movie', film.id) }, titles: results.map(candidateOf) };
    });
    lists.set(film.id, answer);
    return answer;
  };
  const topics = new Map<string, Candidate[]>();
  const withTopic = (query: string): Candidate[] => {
    const known = topics.get(query);
    if (known) return known;
    const { results } = ask('discover/movie', query) as { results: WireTitle[] };
    topics.set(query, results.map(candidateOf));
    return results.map(candidateOf);
  };
  return { films, factsOf, listsOf, withTopic };
}

type Catalogue = ReturnType<typeof openCatalogue>;

interface Choice {
  film: WireTitle;
  rating: number;
  /** How much it is the viewer's kind of film. */
  fit: number;
  /** The same with chance: what comes first was watched. */
  drawn: number;
}

/**
 * A made-up viewer: leans to some genres, to a time, to a few directors and to what is well known, and as much to chance.
 * How that is weighed is not how titles are recommended; both know genres, though, as people do.
 */
function chooseFilms(random: () => number, { films, factsOf }: Catalogue): Choice[] {
  const genres = [...new Set(films.flatMap(({ genre_ids }) => genre_ids))];
  const leaning = new Map(genres.map((id) => [id, random() ** 3 * 3 - 0.5]));
  const era = 1960 + random() * 60;
  const favourites = new Set(
    Array.from({ length: 4 }, () => films[Math.floor(random() * films.length)]).flatMap((film) =>
      film
        ? factsOf(film)
            .people.slice(0, 2)
            .map(({ id }) => id)
        : [],
    ),
  );
  const liked = films.map((film) => {
    const byGenre =
      film.genre_ids.reduce((sum, id) => sum + (leaning.get(id) ?? 0), 0) / Math.max(1, film.genre_ids.length);
    const byYear = -Math.abs(Number(film.release_date.slice(0, 4)) - era) / 25;
    const byPerson = factsOf(film).people.some(({ id }) => favourites.has(id)) ? 2 : 0;
    return { film, liking: byGenre + byYear + byPerson + (film.vote_average - 6.5) / 3 };
  });
  const chance = () => -Math.log(-Math.log(Math.max(random(), 1e-9)));
  return liked
    .map(({ film, liking }) => {
      const rating = Math.max(1, Math.min(10, Math.round(6 + liking * 1.2 + (random() - 0.5) * 4)));
      const fit = liking * TASTE + Math.log1p(film.popularity) * FAME;
      return { film, rating, fit, drawn: fit + chance() };
    })
    .sort((a, b) => b.drawn - a.drawn);
}

function recommendedTo(tastes: TitleTaste[], shown: readonly WireTitle[], catalogue: Catalogue) {
  const { films, factsOf, listsOf, withTopic } = catalogue;
  const byKey = new Map(shown.map((film) => [titleKey('movie', film.id), film]));
  const facts: Partial<Record<TitleKey, TitleFacts>> = Object.fromEntries(
    shown.map((film) => [
      titleKey('movie', film.id),
      { genreIds: film.genre_ids, year: yearOf(film), people: [], keywords: [] },
    ]),
  );
  const lists: CandidateList[] = [{ source: { kind: 'popular' }, titles: films.slice(0, POOL).map(candidateOf) }];
  for (const { key } of chooseSeeds([tastes], SEEDS, NOW_MS)) {
    const film = byKey.get(key);
    if (!film) continue;
    facts[key] = factsOf(film);
    lists.push(...listsOf(film));
  }
  for (const topic of chooseTopics([tastes], facts, { count: 2, nowMs: NOW_MS })) {
    const parameter = topic.kind === 'person' ? 'with_people' : 'with_keywords';
    lists.push({ source: topic, titles: withTopic(`${parameter}=${topic.id}`) });
  }
  return recommend({ people: [tastes], lists, facts, hidden: new Set(), feedback: [], nowMs: NOW_MS });
}

/** Hides a fifth of each viewer's log, and counts how much of it stands among the first 20 of each method. */
export function judgeRecommendations(viewers: number): Record<Method, Recall> {
  const catalogue = openCatalogue();
  const recalls: Record<Method, number[]> = { recommended: [], popular: [], 'same genre': [] };
  for (let viewer = 1; viewer <= viewers; viewer += 1) {
    const random = randomFrom(viewer * 2_654_435_761);
    const all = chooseFilms(random, catalogue);
    const log = all.slice(0, WATCHED).map((each) => ({ ...each, place: random() }));
    log.sort((a, b) => a.place - b.place);
    const hidden = new Set(log.slice(0, WATCHED / 5).map(({ film }) => film.id));
    const shown = log.slice(WATCHED / 5);
    const seen = new Set(shown.map(({ film }) => film.id));
    const tastes = shown.map(({ film, rating }, at): TitleTaste => ({
      key: titleKey('movie', film.id),
      title: film.title,
      rating: at % 2 === 0 ? rating : null,
      lastAtMs: NOW_MS - at * 10 * DAY_MS,
      isSeen: true,
      isRewatched: false,
      isFavorite: false,
      isListed: false,
    }));
    const counts = new Map<number, number>();
    for (const { film } of shown) for (const id of film.genre_ids) counts.set(id, (counts.get(id) ?? 0) + 1);
    const [genre] = [...counts].sort((a, b) => b[1] - a[1]).map(([id]) => id);
    const unseen = catalogue.films.filter(({ id }) => !seen.has(id));
    const films = shown.map(({ film }) => film);
    const found: Record<Method, number[]> = {
      recommended: recommendedTo(tastes, films, catalogue).map(({ title }) => title.id),
      popular: unseen.map(({ id }) => id),
      'same genre': unseen
        .filter(({ genre_ids }) => genre !== undefined && genre_ids.includes(genre))
        .map(({ id }) => id),
    };
    for (const method of Object.keys(recalls) as Method[])
      recalls[method].push(found[method].slice(0, LISTED).filter((id) => hidden.has(id)).length / hidden.size);
  }
  return {
    recommended: recallOf(recalls.recommended),
    popular: recallOf(recalls.popular),
    'same genre': recallOf(recalls['same genre']),
  };
}

function recallOf(values: readonly number[]): Recall {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return { mean, margin: 1.96 * Math.sqrt(variance / values.length) };
}
