import { parseArtworkPath, TILE_PATH } from '@marquee/artwork/paths';
import { titleKey, type MediaType, type TitleKey } from '@marquee/core';
import { pictureName, type CatalogueSource, type FilteredTmdb, type PictureIndex, type PictureOwner } from '../tmdb';
import type { Asker } from './images.service';
import type { ImageSource } from './image-source';

export interface PictureGuardDeps {
  tmdb: Pick<FilteredTmdb, 'maySeeAny'>;
  pictures: Pick<PictureIndex, 'knownOwnersOf' | 'ownersOf'>;
  catalogue: CatalogueSource;
}

/**
 * Says whether somebody may see a picture: when they may see one of the titles it belongs to. Whoever has no rule is asked nothing.
 *
 * A picture of which nobody knows whose it is, is refused where a profile's rule is enforced. Where the rule is only a visitor's
 * own filter it is shown: it may be on a page from before the filter was set.
 */
export class PictureGuard {
  constructor(private readonly deps: PictureGuardDeps) {}

  async maySee(source: ImageSource, asker: Asker): Promise<boolean> {
    if (asker.rules.length === 0) return true;
    if (source.kind === 'artwork') return this.#isArtworkVisible(source.path, asker);
    const name = pictureName(source.kind === 'tmdb' ? source.path : lastSegment(source.url));
    if (name === null) return source.kind === 'remote' && !isOfTmdb(source.url);
    const known = this.deps.pictures.knownOwnersOf(name);
    if (known && (await this.#isVisible([...known], asker))) return true;
    const owners = [...(await this.#storedOwners(name, asker))];
    if (owners.length > 0) return this.#isVisible(owners, asker);
    return !asker.isEnforced || (source.kind === 'remote' && !isOfTmdb(source.url));
  }

  /** The catalogue's pictures say whose they are, but for the type. */
  #isArtworkVisible(path: string, asker: Asker): Promise<boolean> {
    // Of a genre or a network, and of no title.
    if (TILE_PATH.test(path)) return Promise.resolve(true);
    const artwork = parseArtworkPath(path);
    if (!artwork) return Promise.resolve(false);
    const { kind, id } = artwork;
    if (kind === 'profile') return Promise.resolve(true);
    const types: MediaType[] = kind === 'season' || kind === 'still' ? ['tv'] : ['movie', 'tv'];
    return this.#isVisible(
      types.filter((type) => this.#isInCatalogue(type, id)).map((type) => titleKey(type, id)),
      asker,
    );
  }

  #isInCatalogue(type: MediaType, id: number): boolean {
    return this.deps.catalogue.answer(`${type}/${id}`, new URLSearchParams()).status === 200;
  }

  async #isVisible(owners: readonly PictureOwner[], { rules, caller }: Asker): Promise<boolean> {
    if (owners.includes('anyone')) return true;
    return this.deps.tmdb.maySeeAny(owners.filter(isTitle), rules, caller);
  }

  #storedOwners(name: string, { isEnforced }: Asker): Promise<Iterable<PictureOwner>> {
    const stored = this.deps.pictures.ownersOf(name);
    // Comfort does not fail with the database.
    return isEnforced ? stored : stored.catch(() => []);
  }
}

const isTitle = (owner: PictureOwner): owner is TitleKey => owner !== 'anyone' && owner !== 'nobody';

/** `image.tmdb.org`, and whatever else of TMDB's the operator allows. */
const isOfTmdb = ({ hostname }: URL): boolean => /(^|\.)(tmdb|themoviedb)\.org$/.test(hostname);

/** Of an address, read as TMDB's server reads it. Empty for what cannot be read. */
function lastSegment({ pathname }: URL): string {
  const segment = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
