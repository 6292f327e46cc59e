import type { Sheet } from './compose/sheet';
import { composeBackdrop } from './pictures/backdrop';
import { composeLogo } from './pictures/logo';
import { composePoster } from './pictures/poster';
import { composeProfile } from './pictures/profile';
import { composeStill } from './pictures/still';
import { renderTile } from './pictures/tile';
import type { ArtworkKind, ArtworkSource, ArtworkSubject } from './subject';

const composers: Readonly<Record<ArtworkKind, (subject: ArtworkSubject) => Sheet>> = {
  poster: composePoster,
  season: composePoster,
  backdrop: composeBackdrop,
  still: composeStill,
  logo: composeLogo,
  profile: composeProfile,
};

/** A subject's picture before serialisation, with a record of its texts. */
export const composeSubject = (subject: ArtworkSubject): Sheet => composers[subject.kind](subject);

/** Text of the picture's `title` element. */
const caption = ({ kind, title, season, episode }: ArtworkSubject): string => {
  if (kind === 'season') return `${title}, season ${season ?? 0}`;
  return kind === 'still' ? `${title}, season ${season ?? 0}, episode ${episode ?? 0}` : title;
};

/** A picture as a self-contained, deterministic SVG document without scripts or external references. */
export const renderSubject = (subject: ArtworkSubject): string => composeSubject(subject).toSvg(caption(subject));

/** The picture at a `/marquee-….svg` path of a genre, a network or the catalogue; null for other paths. */
export function renderArtwork(path: string, catalogue: ArtworkSource): { svg: string } | null {
  const tile = renderTile(path);
  if (tile !== null) return { svg: tile };
  const subject = catalogue.artworkSubject(path);
  return subject ? { svg: renderSubject(subject) } : null;
}
