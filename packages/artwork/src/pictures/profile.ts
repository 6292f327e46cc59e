import { mix, readable } from '../color/contrast';
import { palettes, type Palette } from '../color/palette';
import { dotPattern, linePattern, sunburst } from '../compose/draw';
import { addLabel } from '../compose/place';
import { Sheet } from '../compose/sheet';
import { artworkFrames } from '../dimensions';
import { createRng, type Rng } from '../seed';
import type { ArtworkSubject } from '../subject';
import { circle, fill, rect } from '../svg/element';
import { cleanText } from '../type/clean-text';
import type { FaceName } from '../type/face';
import { portraits } from './portrait';

export const profilePalettes = palettes(
  '1f3a4d f6ead2 e0a458 2f6672 d9573a',
  'f1e4cc 1f2430 34567a d8b48a c8553d',
  '3a2440 f7e6da d98a6a 6a4470 f0b65a',
  'dfe5de 1d2a2a 3f6f66 a9c2b2 d9703f',
  '7a2f2c f8e8cf e3a25c 55211f f3d08a',
  '20302a f1ecd8 c9b458 3f6b52 e07a4f',
  'e9d6c9 2b1c26 8c4a5f d3a08f 35566b',
  '16233f f2ead8 6f9ac0 2b4a78 f0b24a',
  'f0dfae 2a2218 b0672f d8b866 2f5f5a',
  '2b2b30 f2efe8 b9b2a5 4a4a52 d8563a',
  'cdd9e2 18242f 3f6d94 92b0c4 dd6b4a',
  '4a3a2a f6ead6 d6b07a 6d543c b9d0c0',
);

const faces: readonly FaceName[] = ['abril', 'bebas', 'cormorant', 'grotesk', 'limelight', 'playfair', 'righteous'];

/** First letters of the first and the last name; one letter for a single name. */
function initialsOf(name: string): string {
  const parts = cleanText(name)
    .split(' ')
    .map((part) => part.replace(/^[^\p{L}\p{N}]+/u, ''))
    .filter((part) => part !== '');
  const ends = parts.length > 1 ? [parts[0], parts[parts.length - 1]] : parts;
  return ends
    .map((part) => Array.from(part ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('en');
}

/** The background of a portrait. */
function backcloth(sheet: Sheet, rng: Rng, palette: Palette): void {
  const { width, height } = sheet;
  const soft = mix(palette.ground, palette.b, 0.55);
  sheet.add(rect(0, 0, width, height, palette.ground));
  const style = rng.int(0, 6);
  if (style === 0)
    for (let i = 5; i > 0; i--)
      sheet.add(circle(500, 600, 250 + i * 110, mix(palette.ground, palette.b, (6 - i) * 0.13)));
  if (style === 1) sheet.add(fill(sunburst(500, 620, 1300, 22, 4), soft));
  if (style === 2)
    sheet.add(rect(0, 0, width, height, `url(#${linePattern(sheet, 60, 30, soft, rng.pick([0, 45, 90, 135]))})`));
  if (style === 3) sheet.add(rect(500, 0, 500, height, palette.b));
  if (style === 4) sheet.add(circle(rng.pick([330, 670]), 470, 400, palette.b));
  if (style === 5)
    sheet.add(
      rect(0, 0, width, height, `url(#${dotPattern(sheet, 54, 13, soft)})`),
      circle(500, 600, 430, palette.ground),
    );
  if (style === 6) sheet.add(rect(0, 760, width, height, palette.b), circle(500, 600, 440, soft));
}

/** A portrait of a person as form and light, signed with the initials. */
export function composeProfile(subject: ArtworkSubject): Sheet {
  const { width, height } = artworkFrames.profile;
  const rng = createRng(`${subject.id}/${subject.title}/profile`);
  const palette = rng.pick(profilePalettes);
  const sheet = new Sheet(width, height);
  backcloth(sheet, rng, palette);
  rng.pick(portraits)(sheet, rng, palette);
  const plate = palette.ground;
  const type = { ink: readable(plate, [palette.ink]), ground: plate };
  sheet.add(rect(0, 1240, width, 260, plate), rect(0, 1230, width, 10, palette.c));
  addLabel(sheet, initialsOf(subject.title), {
    face: rng.pick(faces),
    role: 'title',
    size: 216,
    x: 60,
    y: 1446,
    maxWidth: 400,
    tracking: 20,
    ...type,
  });
  addLabel(sheet, cleanText(subject.title), {
    face: 'groteskText',
    size: 46,
    x: 940,
    y: 1390,
    anchor: 'end',
    maxWidth: 480,
    ...type,
  });
  addLabel(sheet, subject.department ?? '', {
    face: 'groteskText',
    size: 34,
    x: 940,
    y: 1444,
    anchor: 'end',
    tracking: 40,
    maxWidth: 400,
    ...type,
  });
  return sheet;
}
