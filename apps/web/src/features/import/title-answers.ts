import type { MediaType } from '@marquee/core';
import {
  titleRefKey,
  type EpisodeRef,
  type Resolution,
  type SeriesEpisode,
  type TitleCandidate,
  type TitleMatch,
  type TitleRef,
} from '@marquee/core/import';
import type { TitleAnswer } from './import-database';

export const isSeries = ({ mediaType }: { mediaType: MediaType }): boolean => mediaType === 'tv';

/** Lookup results for the titles of an import, and the person's choices. */
export class TitleAnswers {
  readonly #matches = new Map<string, TitleMatch>();
  readonly #chosen = new Map<string, TitleCandidate>();
  readonly #episodes = new Map<number, readonly SeriesEpisode[]>();
  #unsaved: TitleAnswer[] = [];

  has = (key: string): boolean => this.#matches.has(key);
  put(key: string, match: TitleMatch): void {
    this.#matches.set(key, match);
    this.#unsaved.push({ kind: 'match', key, match });
  }
  /** Stores the person's choice. */
  choose(key: string, title: TitleCandidate): void {
    this.#chosen.set(key, title);
    this.#unsaved.push({ kind: 'choice', key, title });
  }
  putEpisodes(key: number, episodes: readonly SeriesEpisode[]): void {
    this.#episodes.set(key, episodes);
    this.#unsaved.push({ kind: 'episodes', key, episodes });
  }
  episodesOf = (id: number): readonly SeriesEpisode[] | undefined => this.#episodes.get(id);

  get unsavedCount(): number {
    return this.#unsaved.length;
  }
  /** Results added since the last call. */
  takeUnsaved(): TitleAnswer[] {
    const taken = this.#unsaved;
    this.#unsaved = [];
    return taken;
  }
  /** Restores results from before a reload. */
  restore(answers: readonly TitleAnswer[]): void {
    for (const answer of answers) {
      if (answer.kind === 'match') this.#matches.set(answer.key, answer.match);
      else if (answer.kind === 'choice') this.#chosen.set(answer.key, answer.title);
      else this.#episodes.set(answer.key, answer.episodes);
    }
  }

  matchOf(key: string): TitleMatch {
    const chosen = this.#chosen.get(key);
    return chosen ? { kind: 'matched', title: chosen } : (this.#matches.get(key) ?? { kind: 'missing' });
  }

  resolve = (ref: TitleRef, episode?: EpisodeRef): Resolution => {
    const match = this.matchOf(titleRefKey(ref, episode));
    const episodes = match.kind === 'matched' && isSeries(match.title) ? this.#episodes.get(match.title.id) : undefined;
    return episodes ? { match, episodes } : { match };
  };
}
