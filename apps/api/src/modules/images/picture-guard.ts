import { parseArtworkPath, TILE_PATH } from '@marquee/artwork/paths';
import { titleKey, type MediaType, type TitleKey } from '@marquee/core';
import { pictureName, type CatalogueSource, type FilteredTmdb, type PictureIndex, type PictureOwner } from '../tmdb';
import type { Requester } from './images.service';
import type { ImageSource } from './image-source';

export interface PictureGuardDeps {
  tmdb: Pick<FilteredTmdb, 'maySeeAny'>;
  pictures: Pick<PictureIndex, 'knownOwnersOf' | 'ownersOf'>;
  catalogue: CatalogueSource;
}

/**
 * Decides whether a viewer may see a picture: if they may see one of the titles that it belongs to. Viewers without
 * rules are not checked.
 *
 * A picture of unknown titles is refused if a profile's rule is enforced. If the rule is only the visitor's own filter,
 * the picture is shown: it may be on a page from before the filter was set.
 */
export class PictureGuard {
  constructor(private readonly deps: PictureGuardDeps) {}

  async maySee(source: ImageSource, requester: Requester): Promise<boolean> {
    if (requester.rules.length === 0) return true;
    if (source.kind === 'artwork') return this.#isArtworkVisible(source.path, requester);
    const name = pictureName(source.kind === 'tmdb' ? source.path : lastSegment(source.url));
    if (name === null) return source.kind === 'remote' && !isOfTmdb(source.url);
    const known = this.deps.pictures.knownOwnersOf(name);
    if (known && (await this.#isVisible([...known], requester))) return true;
    const owners = [...(await this.#storedOwners(name, requester))];
    if (owners.length > 0) return this.#isVisible(owners, requester);
    return !requester.isEnforced || (source.kind === 'remote' && !isOfTmdb(source.url));
  }

  /** The catalogue's file names contain the title's id, but not its type. */
  #isArtworkVisible(path: string, requester: Requester): Promise<boolean> {
    // A tile of a genre or a network, which belongs to no title.
    if (TILE_PATH.test(path)) return Promise.resolve(true);
    const artwork = parseArtworkPath(path);
    if (!artwork) return Promise.resolve(false);
    const { kind, id } = artwork;
    if (kind === 'profile') return Promise.resolve(true);
    const types: MediaType[] = kind === 'season' || kind === 'still' ? ['tv'] : ['movie', 'tv'];
    return this.#isVisible(
      types.filter((type) => this.#isInCatalogue(type, id)).map((type) => titleKey(type, id)),
      requester,
    );
  }

  #isInCatalogue(type: MediaType, id: number): boolean {
    return this.deps.catalogue.answer(`${type}/${id}`, new URLSearchParams()).status === 200;
  }

  async #isVisible(owners: readonly PictureOwner[], { rules, caller }: Requester): Promise<boolean> {
    if (owners.includes('anyone')) return true;
    return this.deps.tmdb.maySeeAny(owners.filter(isTitle), rules, caller);
  }

  #storedOwners(name: string, { isEnforced }: Requester): Promise<Iterable<PictureOwner>> {
    const stored = this.deps.pictures.ownersOf(name);
    // The visitor's own filter is only a convenience, so pictures are still shown if the database fails.
    return isEnforced ? stored : stored.catch(() => []);
  }
}

const isTitle = (owner: PictureOwner): owner is TitleKey => owner !== 'anyone' && owner !== 'nobody';

/** `image.tmdb.org`, and TMDB's other hosts that the operator allows. */
const isOfTmdb = ({ hostname }: URL): boolean => /(^|\.)(tmdb|themoviedb)\.org$/.test(hostname);

/** Of a URL, parsed like TMDB's server does. Empty for paths that cannot be decoded. */
function lastSegment({ pathname }: URL): string {
  const segment = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
