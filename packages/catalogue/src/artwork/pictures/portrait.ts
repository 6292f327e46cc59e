import { contrast, luminance, mix } from '../color/contrast';
import type { Palette } from '../color/palette';
import { dotPattern, linePattern } from '../compose/draw';
import type { Sheet } from '../compose/sheet';
import type { Rng } from '../seed';
import { circle, element, fill, rect, stroke } from '../svg/element';
import { circlePath, p } from '../svg/path';

/**
 * Four ways to draw a person without a likeness: no features that would claim an age, a sex or an origin, so that nobody
 * is caricatured. All keep the head around (500, 580) on a 1000 × 1310 field.
 */
type Portrait = (sheet: Sheet, rng: Rng, palette: Palette) => void;

/** The side of a form that lies away from the light, in flat tone, lines or dots. */
function shade(sheet: Sheet, rng: Rng, outline: string, tone: string): void {
  const edge = rng.int(440, 540);
  const paint = rng.pick([
    tone,
    tone,
    `url(#${linePattern(sheet, 22, 11, tone, -38)})`,
    `url(#${dotPattern(sheet, 24, 7.5, tone)})`,
  ]);
  const lean = rng.pick([0, 0, 130]);
  sheet.clipped(element('path', { d: outline }), () =>
    sheet.add(fill(p`M${edge + lean} 0H1000V1500H${edge - lean}z`, paint)),
  );
}

const shoulders = (slope: number, chin: number, neck: number): string =>
  p`M${500 - neck} ${chin - 120}V${chin + 34}Q${500 - neck - 16} ${chin + 96} ${330 - slope} ${chin + 150}Q${130 - slope / 2} ${chin + 196} 84 1400H916Q${870 + slope / 2} ${chin + 196} ${670 + slope} ${chin + 150}Q${500 + neck + 16} ${chin + 96} ${500 + neck} ${chin + 34}V${chin - 120}z`;

/** Facing us: an oval, a collar, light from one side. */
const front: Portrait = (sheet, rng, palette) => {
  const [rx, ry] = [rng.int(188, 212), rng.int(244, 270)];
  const chin = 580 + ry;
  const head = p`M${500 - rx} 560C${500 - rx} ${560 - ry * 1.28} ${500 + rx} ${560 - ry * 1.28} ${500 + rx} 560C${500 + rx} ${chin - 70} ${500 + rx * 0.5} ${chin} 500 ${chin}S${500 - rx} ${chin - 70} ${500 - rx} 560z`;
  const body = shoulders(rng.int(60, 120), chin, rng.int(78, 96));
  const coat = rng.pick(
    [palette.ink, palette.b, palette.c].filter((ink) => contrast(ink, palette.ground) > 1.5 && ink !== palette.a),
  );
  const tone = mix(palette.a, palette.ink === palette.a ? palette.ground : palette.ink, 0.42);
  sheet.add(fill(body, palette.a));
  sheet.clipped(element('path', { d: body }), () => {
    sheet.add(element('ellipse', { cx: 500, cy: chin - 26, rx: rx * 0.86, ry: 74, fill: tone }));
    const collar = rng.int(0, 3);
    const top = chin + 70;
    if (collar === 0)
      sheet.add(
        fill(p`M0 ${top + 40}L404 ${top - 30} 500 ${top + 190} 596 ${top - 30} 1000 ${top + 40}V1500H0z`, coat),
      );
    if (collar === 1) sheet.add(fill(p`M0 ${top}Q500 ${top + 220} 1000 ${top}V1500H0z`, coat));
    if (collar === 2)
      sheet.add(
        rect(0, top - 34, 1000, 600, coat),
        rect(360, top - 60, 280, 70, mix(coat, palette.ground, 0.25), { rx: 20 }),
      );
    if (collar === 3)
      sheet.add(
        fill(p`M0 ${top}H410L500 1400H0zM1000 ${top}H590L500 1400H1000z`, coat),
        fill(p`M410 ${top - 20}L500 1330 590 ${top - 20}z`, mix(palette.ground, palette.ink, 0.06)),
      );
  });
  shade(sheet, rng, body, mix(coat, palette.ink, 0.35));
  sheet.add(fill(head, palette.a));
  shade(sheet, rng, head, tone);
};

const sideHead =
  'M300 1320C316 1200 296 1120 236 1010 150 850 190 560 420 440 640 330 880 440 906 640L896 740 986 900 918 938 928 1000 898 1030 908 1070 876 1104C886 1210 830 1226 700 1214L690 1320z';

/** In profile, with what is on the sitter's mind as rings of light. */
const profile: Portrait = (sheet, rng, palette) => {
  const flip = rng.chance(0.5) ? 'translate(1000 0)scale(-1 1)' : undefined;
  const fit = 'translate(70 -90)scale(.82)';
  const rings = rng.int(0, 2);
  sheet.grouped({ transform: flip }, () =>
    sheet.grouped({ transform: fit }, () => {
      sheet.add(fill(`${sideHead}M60 1720Q120 1330 330 1290L700 1290Q880 1330 960 1720z`, palette.a));
      sheet.clipped(element('path', { d: sideHead }), () => {
        if (rings === 0)
          for (let i = 6; i > 0; i--)
            sheet.add(circle(540, 700, i * 78, i % 2 ? palette.c : mix(palette.a, palette.ink, 0.2)));
        if (rings === 1)
          sheet.add(
            fill(p`M620 300L1000 300V1330H420z`, mix(palette.a, palette.ink, 0.4)),
            circle(540, 690, 150, palette.c),
          );
        if (rings === 2)
          for (let i = 0; i < 9; i++)
            sheet.add(rect(0, 420 + i * 96, 1000, 40, i % 3 ? mix(palette.a, palette.ink, 0.35) : palette.c));
      });
    }),
  );
};

/** Built with ruler and compass: the workshop's exercise in what makes a face. */
const compass: Portrait = (sheet, rng, palette) => {
  const [light, dark] = [palette.a, mix(palette.a, palette.ink, 0.5)];
  const cap = rng.pick(
    [palette.c, palette.b, palette.ink].filter(
      (ink) => luminance(ink) < luminance(palette.a) + 0.1 || ink === palette.c,
    ),
  );
  const left = rng.chance(0.5);
  sheet.add(fill(shoulders(rng.int(70, 130), 850, 96), mix(palette.b, palette.ink, 0.3)));
  sheet.add(rect(404, 760, 192, 200, light), rect(500, 760, 96, 200, dark));
  sheet.add(
    fill(p`M290 330H710V650A210 210 0 0 1 290 650z`, light),
    fill(p`M500 330H710V650A210 210 0 0 1 500 860z`, dark),
  );
  sheet.add(fill(p`M290 470V420A210 210 0 0 1 710 420V470z`, cap));
  sheet.add(rect(left ? 440 : 500, 520, 60, 190, left ? dark : light));
  sheet.add(
    circle(392, 560, 36, palette.ink),
    circle(392, 560, 14, palette.ground),
    rect(572, 546, 84, 26, palette.ground),
  );
  sheet.add(rect(424, 762, 152, 24, palette.c), rect(500, 762, 76, 24, mix(palette.c, palette.ink, 0.4)));
  sheet.add(stroke(circlePath(500, 590, 330), palette.c, 6));
};

/** Two impressions of one head, a little apart: what the shutter sees in a second. */
const double: Portrait = (sheet, rng, palette) => {
  const place = (flip: boolean, x: number): string =>
    `${flip ? `translate(${1000 - x} 40)scale(-.72 .72)` : `translate(${x} 40)scale(.72)`}`;
  const figure = `${sideHead}M60 1900Q120 1330 330 1290L700 1290Q880 1330 960 1900z`;
  const apart = rng.int(-10, 60);
  sheet.add(
    fill(figure, palette.a, { transform: place(false, 170 + apart) }),
    fill(figure, palette.c, { transform: place(true, 170 + apart), opacity: 0.82 }),
  );
  const id = sheet.define((name) =>
    element('clipPath', { id: name }, element('path', { d: figure, transform: place(false, 170 + apart) })),
  );
  sheet.add(
    element(
      'g',
      { 'clip-path': `url(#${id})` },
      fill(figure, mix(palette.a, palette.ink, 0.72), { transform: place(true, 170 + apart) }),
    ),
  );
};

export const portraits: readonly Portrait[] = [front, profile, compass, double, front];
