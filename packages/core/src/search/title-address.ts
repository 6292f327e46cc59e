import { parseTitleKey, type MediaType } from '../media';

/** `movie:603`, or the path of a page about a title or something below it, here or at TMDB. */
const ADDRESS = /^(?:\S*\/)?(movies?|tv|series)[/:]([1-9]\d*)(?:[-/?#]\S*)?$/;

/** The title whose page's address, or whose key, a text is; null for any other text. */
export function parseTitleAddress(text: string): { mediaType: MediaType; id: number } | null {
  const [, kind, id] = ADDRESS.exec(text.trim()) ?? [];
  return kind === undefined ? null : parseTitleKey(`${kind.startsWith('movie') ? 'movie' : 'tv'}:${id}`);
}
