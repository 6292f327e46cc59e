import { isHex } from '../color/contrast';
import { signedPalette } from '../color/signed';
import { motifsFor } from '../motifs/choose';
import { rankedMotifs } from '../motifs/library';
import type { Palette } from '../color/palette';
import { createRng, type Rng } from '../seed';
import type { ArtworkSubject } from '../subject';
import type { PosterStyle } from '../styles/style';
import type { FaceName } from '../type/face';
import { bylineFor } from '../type/byline';
import { cleanText, splitTitle, type SplitTitle } from '../type/clean-text';
import { isSettable } from '../type/shape';
import type { Brief, Credits } from './brief';
import { itemAt } from '../item-at';

const editionOf = ({ kind, season }: ArtworkSubject): string => {
  if (kind !== 'season' || season === undefined) return '';
  return season === 0 ? 'Specials' : `Season ${season}`;
};

/** Maximum number of small letters on a sheet: more would be illegible and large in bytes. */
const LETTERS = 78;

/** As many of the first three names as fit. */
function billedCast(subject: ArtworkSubject, director: string): string[] {
  const names = (subject.cast ?? []).slice(0, 3).map(cleanText);
  let room = LETTERS - subject.title.length - director.length;
  return names.filter((name) => (room -= name.length) >= 0);
}

function creditsOf(subject: ArtworkSubject): Credits {
  const name = (subject.directors ?? []).slice(0, 2).map(cleanText).join(' & ');
  return {
    by: bylineFor(subject.mediaType ?? 'movie', subject.language),
    name,
    cast: billedCast(subject, name),
    year: subject.year === null ? '' : String(subject.year),
    edition: editionOf(subject),
  };
}

/** Seed of the drawing: a title has the same style and colours on its posters, backdrops and logo. */
const titleKey = ({ id, title, year }: ArtworkSubject): string => `${id}/${title}/${year ?? ''}`;

/** Rotation of the palette list: each season of a series has different colours. */
const paletteShift = ({ season = 0 }: ArtworkSubject): number => season;

/** The title's signature colour on its own pictures; seasons and episodes differ in colour from one another. */
function paletteFor(subject: ArtworkSubject, palettes: readonly Palette[]): Palette {
  const { look, season } = subject;
  if (look && season === undefined && isHex(look.color)) return signedPalette(palettes, look.color);
  const first = createRng(`${titleKey(subject)}/palette`).int(0, palettes.length - 1);
  return itemAt(palettes, (first + paletteShift(subject)) % palettes.length);
}

/** Faces designed for capitals. */
const capitals: ReadonlySet<FaceName> = new Set<FaceName>([
  'bebas',
  'anton',
  'amatic',
  'oswald',
  'monoton',
  'limelight',
  'poiret',
]);

function faceFor({ lettering }: PosterStyle, title: string, rng: Rng): FaceName {
  const isShort = title.length < 11 && !title.includes(' ');
  return rng.pick(isShort && lettering.short ? lettering.short : lettering.faces);
}

/** The title in its parts; if no face has its letters, the year or the genre replaces it. */
function wordsFor({ title, year, genres }: ArtworkSubject): SplitTitle {
  const words = splitTitle(title);
  if (isSettable('oswald', words.main)) return words;
  return { main: String(year ?? genres[0] ?? ''), sub: '' };
}

/** Everything that a style needs for a subject. `part` separates the choices for poster, backdrop and still. */
export function makeBrief(subject: ArtworkSubject, style: PosterStyle, part: string): Brief {
  const key = titleKey(subject);
  const rng = createRng(`${key}/${part}`);
  const title = wordsFor(subject);
  const face = faceFor(style, title.main, createRng(`${key}/face`));
  return {
    subject,
    rng,
    palette: paletteFor(subject, style.palettes),
    palettes: style.palettes,
    motifs: rankedMotifs(motifsFor(subject, createRng(`${key}/motifs`))),
    title,
    face,
    textFace: style.lettering.text,
    upper: style.lettering.upper || capitals.has(face),
    credits: creditsOf(subject),
  };
}
