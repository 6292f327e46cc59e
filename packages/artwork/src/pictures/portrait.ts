import { contrast, luminance, mix } from '../color/contrast';
import { dotPattern, linePattern } from '../compose/draw';
import type { Sheet } from '../compose/sheet';
import { circle, element, fill, rect, stroke } from '../svg/element';
import { circlePath, p } from '../svg/path';
import { cutPortraits } from './portrait-cuts';
import { frontHead, shoulders, sideBust, sideHead, type Portrait } from './portrait-shapes';

/** Where light and shadow meet on a face: down the forehead, out along the nose, in again, over the lips. */
const meeting = (side: number, chin: number): string =>
  p`M500 0V${chin - 300}Q${500 + side * 2} ${chin - 280} ${500 + side * 14} ${chin - 250}L${500 + side * 52} ${chin - 160}Q${500 + side * 48} ${chin - 140} ${500 + side * 4} ${chin - 140}L${500 + side * 26} ${chin - 104} ${500 + side * 8} ${chin - 88} ${500 + side * 22} ${chin - 66} 500 ${chin - 50}V1500H${500 - side * 500}V0z`;

const upright = (side: number): string => p`M500 0V1500H${500 - side * 500}V0z`;

/** Paints an area of a form with shadow, in flat tone, lines or dots. */
function shade(sheet: Sheet, form: string, area: string, tone: string, texture: 'flat' | 'lines' | 'dots'): void {
  const screens = {
    flat: () => tone,
    lines: () => `url(#${linePattern(sheet, 22, 11, tone, -38)})`,
    dots: () => `url(#${dotPattern(sheet, 24, 7.5, tone)})`,
  };
  const paint = screens[texture]();
  sheet.clipped(element('path', { d: form }), () => sheet.add(fill(area, paint)));
}

/** Facing us: an oval, a collar, light from one side. */
const front: Portrait = (sheet, rng, palette) => {
  const [rx, ry] = [rng.int(188, 212), rng.int(244, 270)];
  const chin = 580 + ry;
  const head = frontHead(rx, ry);
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
  const side = rng.pick([-1, 1]);
  shade(sheet, body, upright(side), mix(coat, palette.ink, 0.35), 'flat');
  sheet.add(fill(head, palette.a));
  shade(sheet, head, meeting(side, chin), tone, rng.pick(['flat', 'flat', 'lines', 'dots'] as const));
};

/** In profile, with what is on the sitter's mind as rings of light. */
const profile: Portrait = (sheet, rng, palette) => {
  const flip = rng.chance(0.5) ? 'translate(1000 0)scale(-1 1)' : undefined;
  const fit = 'translate(70 -90)scale(.82)';
  const rings = rng.int(0, 2);
  sheet.grouped({ transform: flip }, () =>
    sheet.grouped({ transform: fit }, () => {
      sheet.add(fill(sideHead + sideBust(1720), palette.a));
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
  sheet.add(rect(440, 764, 60, 18, dark), rect(500, 764, 60, 18, light));
  sheet.add(stroke(circlePath(500, 590, 330), palette.c, 6));
};

/** Two impressions of one head, a little apart: what the shutter sees in a second. */
const double: Portrait = (sheet, rng, palette) => {
  const place = (flip: boolean, x: number): string =>
    flip ? `translate(${1000 - x} 40)scale(-.72 .72)` : `translate(${x} 40)scale(.72)`;
  const figure = sideHead + sideBust(1900);
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

export const portraits: readonly Portrait[] = [front, profile, compass, double, ...cutPortraits];
