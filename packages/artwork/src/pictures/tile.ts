import { mix } from '../color/contrast';
import { nightOf } from '../color/night';
import { palettes } from '../color/palette';
import { dotPattern, linePattern, motifMarkup, sunburst } from '../compose/draw';
import { Sheet } from '../compose/sheet';
import { itemAt } from '../item-at';
import { motifs, type MotifName } from '../motifs/library';
import { createRng } from '../seed';
import { circle, element, rect } from '../svg/element';
import { TILE_PATH } from '../paths';

/** Motif of a genre, by slug. */
const genreMotif: Readonly<Record<string, MotifName>> = {
  action: 'fist',
  'action-adventure': 'motorcycle',
  adventure: 'mountain',
  animation: 'fox',
  anime: 'kite',
  comedy: 'bowler',
  crime: 'fingerprint',
  documentary: 'camera',
  drama: 'faces',
  family: 'balloons',
  fantasy: 'castle',
  history: 'column',
  horror: 'skull',
  kids: 'bear',
  music: 'guitar',
  mystery: 'keyhole',
  news: 'microphone',
  reality: 'trophy',
  romance: 'rose',
  'sci-fi': 'rocket',
  'sci-fi-fantasy': 'saucer',
  soap: 'lips',
  talk: 'cup',
  thriller: 'eye',
  'tv-movie': 'television',
  war: 'soldier',
  'war-politics': 'chess',
  western: 'cactus',
};

/** Motif of a network's tile; never a trademark. */
const networkMotif: Readonly<Record<string, MotifName>> = {
  netflix: 'reel',
  disney: 'moon',
  hulu: 'leaf',
  'amazon-prime': 'ship',
  'apple-tv': 'window',
  'hbo-max': 'crownHead',
  paramount: 'flag',
  peacock: 'bird',
};

const inks = palettes(
  '7a1f1c f8e8cf e8703a f0b65a f6d9a0',
  '16324a f2ead8 6fa8c8 2f6f94 f0b24a',
  '1f4034 f1ecd8 8fb56a 3f7a58 e0a04a',
  '3a2148 f7e6da c87aa0 6f4488 f0b65a',
  '4a3218 f6ead6 d69a4a 85602f b9d0c0',
  '262a3a f2efe8 8f98c8 4f5878 e8623a',
  '5a1f3a f8e4d8 e07a70 94405c f0c878',
  '123c40 eef0e0 5ab0a0 2a706c f08a4a',
);

const FRAME = { width: 480, height: 300 };

/**
 * The picture of a genre or a network at `/marquee-genre-{slug}.svg`: its motif on the right, space for the name on the
 * left.
 */
function composeTile(slug: string, motif: MotifName, place: number): Sheet {
  const { width, height } = FRAME;
  const rng = createRng(`tile/${slug}`);
  const { ground, a, b, c } = nightOf(itemAt(inks, place % inks.length));
  const veil = mix(ground, b, 0.4);
  const focus = { x: 368, y: 178, size: 206 };
  const sheet = new Sheet(width, height);
  sheet.add(rect(0, 0, width, height, ground));
  const behind = [
    () => element('path', { d: sunburst(focus.x, focus.y, 460, 14, rng.range(0, 26)), fill: veil }),
    () => circle(focus.x, focus.y, 118, veil),
    () => rect(216, 0, 264, height, `url(#${dotPattern(sheet, 16, 4.2, veil)})`),
    () => rect(216, 0, 264, height, `url(#${linePattern(sheet, 18, 8, veil, rng.pick([30, 60, 120, 150]))})`),
  ];
  sheet.add(rng.pick(behind)());
  sheet.add(motifMarkup(motifs[motif], focus, { base: a, cut: ground, accent: c }));
  return sheet;
}

/** The SVG for the path of a genre or a network; null for other paths. */
export function renderTile(path: string): string | null {
  const [, kind, slug = ''] = TILE_PATH.exec(path) ?? [];
  const table = kind === 'genre' ? genreMotif : networkMotif;
  const motif = Object.hasOwn(table, slug) ? table[slug] : undefined;
  return motif ? composeTile(slug, motif, Object.keys(table).indexOf(slug)).toSvg('') : null;
}
