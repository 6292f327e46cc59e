import type { Rng } from '../seed';
import type { ArtworkSubject } from '../subject';
import { genreMotifs } from './genres';
import { isMotifName, type MotifName } from './library';
import { meanings } from './meanings';

/** Motifs by word or phrase. */
let index: Map<string, MotifName[]> | undefined;

function wordIndex(): Map<string, MotifName[]> {
  if (index) return index;
  index = new Map();
  for (const [name, words] of Object.entries(meanings) as [MotifName, string][]) {
    for (const word of words.split(' ')) {
      const key = word.replaceAll('_', ' ');
      index.set(key, [...(index.get(key) ?? []), name]);
    }
  }
  return index;
}

export function prepareMotifWords(): void {
  wordIndex();
}

/** The words of a text and the phrases of up to four of them, without a final s where that gives a known word. */
function terms(text: string): string[] {
  const words = text
    .toLowerCase()
    .replaceAll("'", '’')
    .replace(/[^\p{L}\p{N}’&*+.½-]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => word.replace(/[.-]+$/, ''));
  const phrases = words.flatMap((_, at) => [1, 2, 3, 4].map((length) => words.slice(at, at + length).join(' ')));
  return [...new Set(phrases.flatMap((phrase) => [phrase, phrase.replace(/(?:’s|s)$/, '')]))];
}

/** Words about films and stories themselves, which do not mean a thing to depict. */
const talk =
  /\b(?:based on (?:an? )?(?:true )?\S+|film|movie|documentary|story|tale|novel|book|series|show|scene|comedy|drama)s?\b/giu;

/** Longer phrases are more specific than single words. */
const weight = (term: string): number => 1 + 0.6 * (term.split(' ').length - 1);

/** Scores the motifs that a text names. Each counts once, by its most specific word. */
function scoreText(text: string, importance: number, scores: Map<MotifName, number>): void {
  const best = new Map<MotifName, number>();
  for (const term of terms(text)) {
    const found = wordIndex().get(term) ?? [];
    for (const name of found) {
      best.set(name, Math.max(best.get(name) ?? 0, (importance * weight(term)) / Math.sqrt(found.length)));
    }
  }
  for (const [name, score] of best) scores.set(name, (scores.get(name) ?? 0) + score);
}

/**
 * Motifs for a subject, the most relevant first: chosen by hand or from its title, then its keywords and story, then its genres. At least
 * six, unless `strict` restricts them to named things.
 */
export function motifsFor(subject: ArtworkSubject, rng: Rng, mode: 'strict' | 'filled' = 'filled'): MotifName[] {
  const scores = new Map<MotifName, number>();
  const chosen = (subject.look?.motifs ?? []).filter(isMotifName);
  if (chosen.length === 0) scoreText(subject.title, 8, scores);
  for (const keyword of subject.keywords ?? []) scoreText(keyword.replace(talk, ' '), 3.5, scores);
  if (subject.episodeTitle) scoreText(subject.episodeTitle, 20, scores);
  if (subject.overview) scoreText(subject.overview.replace(talk, ' '), 0.9, scores);
  for (const name of new Set(subject.genres.flatMap((genre) => genreMotifs[genre] ?? []))) {
    scores.set(name, (scores.get(name) ?? 0) + 0.5);
  }
  const spare = rng.shuffle(genreMotifs['Drama'] ?? []);
  const ranked = [...scores]
    .map(([name, score]) => ({ name, score: score + rng.range(0, 0.6) }))
    .sort((a, b) => b.score - a.score)
    .map(({ name }) => name);
  return mode === 'strict' ? ranked : [...new Set([...chosen, ...ranked, ...spare])];
}
