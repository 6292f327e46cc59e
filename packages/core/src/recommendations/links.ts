import type { TitleKey } from '../media';
import { compareText } from '../text/compare-text';
import type { Candidate, CandidateList, ListSource } from './types';

/** A place in a list that names a candidate. */
export interface Link {
  source: ListSource;
  rank: number;
}

export interface LinkedCandidate<Title extends Candidate = Candidate> {
  title: Title;
  links: Link[];
}

const nameOf = (source: ListSource): string =>
  `${source.kind} ${'seed' in source ? source.seed : 'id' in source ? source.id : ''}`;

/** The candidates of all lists, each with the places at which it stands. The order of the lists is irrelevant. */
export function joinLists<Title extends Candidate>(lists: readonly CandidateList<Title>[]): LinkedCandidate<Title>[] {
  const found = new Map<TitleKey, LinkedCandidate<Title>>();
  for (const { source, titles } of [...lists].sort((a, b) => compareText(nameOf(a.source), nameOf(b.source))))
    for (const [rank, title] of titles.entries()) {
      const known = found.get(title.key);
      if (!known) found.set(title.key, { title, links: [{ source, rank }] });
      else if (known.links.at(-1)?.source !== source) known.links.push({ source, rank });
    }
  return [...found.values()];
}
