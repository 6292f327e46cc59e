import MiniSearch, { type Options } from 'minisearch';
import { hash32 } from '../../build/hash';
import { remembered } from './remembered';
import { nameTerms, personTerms } from './words';

/** An item that can be found by name. */
export interface Findable {
  /** Title and original title, or the name of a person, collection or keyword. */
  readonly names: readonly string[];
  /** People whose name also finds it. */
  readonly people: readonly string[];
  /** Whether its name is a person's. */
  readonly isPerson?: boolean;
  /** How well known it is, as a binary logarithm. */
  readonly fame: number;
}

/** An index built in advance; valid only for the items that it was built from. */
export interface SavedIndex {
  fingerprint: string;
  json: string;
}

export interface IndexDocument {
  id: number;
  names?: readonly string[];
  person?: readonly string[];
  people: readonly string[];
}

const perName = (terms: (name: string) => string[]) => (text: string) => text.split('\n').flatMap(terms);

const byField =
  (ofTitle: (text: string) => string[], ofPerson: (text: string) => string[]) =>
  (text: string, field?: string): string[] =>
    field === undefined || field === 'names' ? ofTitle(text) : ofPerson(text);

/** Names of people occur in many titles: each is split into terms once. */
const indexOptions = (): Options<IndexDocument> => ({
  fields: ['names', 'person', 'people'],
  stringifyField: (value: unknown) => (Array.isArray(value) ? value.join('\n') : String(value)),
  tokenize: byField(perName(remembered(nameTerms)), perName(remembered(personTerms))),
  processTerm: (term) => term,
});

/** A name to which every rule of `nameTerms` applies. */
const PROBE = "The L'Âge d'Or & M*A*S*H: F. W. Spider-Man vs. Østergård, 千と千尋の神隠し (1984)";

/** Changes with the items' names and with the splitting into terms. */
function fingerprintOf(items: readonly Findable[]): string {
  let hash = hash32([...nameTerms(PROBE), '|', ...personTerms(PROBE)].join());
  for (const { names, people } of items) {
    hash = (Math.imul(hash, 31) + hash32(`${names.join()}|${people.join()}`)) >>> 0;
  }
  return `${items.length}-${hash.toString(16)}`;
}

/** The index of the items by position: the saved one if valid, otherwise a new one. */
export function loadIndex(items: readonly Findable[], saved: SavedIndex | undefined): MiniSearch<IndexDocument> {
  if (saved && saved.fingerprint === fingerprintOf(items)) return MiniSearch.loadJSON(saved.json, indexOptions());
  const index = new MiniSearch<IndexDocument>(indexOptions());
  index.addAll(
    items.map(({ names, people, isPerson }, id) => ({ id, people, ...(isPerson ? { person: names } : { names }) })),
  );
  return index;
}

export const saveIndex = (items: readonly Findable[], index: MiniSearch<IndexDocument>): SavedIndex => ({
  fingerprint: fingerprintOf(items),
  json: JSON.stringify(index),
});
