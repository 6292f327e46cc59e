import { contrast, mix, readable } from '../color/contrast';
import { linePattern } from '../compose/draw';
import { circle, element, fill, group, rect } from '../svg/element';
import { p } from '../svg/path';
import { frontHead, shoulders, sideBust, sideHead, type Portrait } from './portrait-shapes';

const mirrored = 'translate(1000 0)scale(-1 1)';

/** One head behind another in cut paper, each a tone further from the light. */
const layers: Portrait = (sheet, rng, palette) => {
  const flip = rng.chance(0.5) ? mirrored : undefined;
  const count = 5;
  const id = sheet.define((name) => element('path', { id: name, d: sideHead + sideBust(1900) }));
  sheet.grouped({ transform: flip }, () => {
    for (let i = 0; i < count; i++) {
      const size = 0.94 - i * 0.13;
      const tone = i === count - 1 ? palette.c : mix(palette.b, palette.a, i / (count - 2));
      const at = { x: 500 - 530 * size + i * 14, y: 660 - 800 * size + i * 34 };
      sheet.add(
        element('use', {
          href: `#${id}`,
          transform: `translate(${Math.round(at.x)} ${Math.round(at.y)})scale(${size})`,
          fill: tone,
        }),
      );
    }
  });
};

/** A plate from an encyclopaedia: the profile in ruled lines, heavier where the shadow lies. */
const ruled: Portrait = (sheet, rng, palette) => {
  const flip = rng.chance(0.5) ? mirrored : '';
  const ink = readable(palette.ground, [palette.a, palette.ink], 2.4);
  const angle = rng.pick([0, 0, 30, -30]);
  const thin = linePattern(sheet, 17, 5, ink, angle);
  const thick = linePattern(sheet, 17, 12.5, ink, angle);
  const shadow = p`M0 0H500Q300 ${rng.int(560, 700)} 560 ${rng.int(880, 960)}Q640 1100 560 1900H0z`;
  const figure = sideHead + sideBust(1900);
  const clip = sheet.define((name) => element('clipPath', { id: name }, element('path', { d: figure })));
  sheet.add(
    group(
      { transform: `${flip}translate(70 -110)scale(.82)` },
      fill(figure, palette.ground),
      group({ 'clip-path': `url(#${clip})` }, rect(0, 0, 1000, 1900, `url(#${thin})`), fill(shadow, `url(#${thick})`)),
    ),
  );
};

/** A head laid in tiles: halves, quarters and dots of four glazes. */
const mosaic: Portrait = (sheet, rng, palette) => {
  const glazes = [palette.a, palette.c, palette.ink, mix(palette.a, palette.c, 0.5)].filter(
    (ink) => contrast(ink, palette.ground) > 1.9,
  );
  const step = 104;
  const body = shoulders(rng.int(60, 120), 850, 92);
  const tiles: string[] = [];
  for (let row = 0; row < 11; row++) {
    for (let column = 0; column < 10; column++) {
      const [x, y] = [column * step - 20, 250 + row * step];
      const [under, over] = rng.shuffle(glazes);
      if (!under || !over) continue;
      tiles.push(rect(x, y, step, step, under));
      const kind = rng.int(0, 5);
      if (kind === 0) tiles.push(fill(p`M${x} ${y}h${step}a${step} ${step} 0 0 1 ${-step} ${step}z`, over));
      if (kind === 1) tiles.push(fill(p`M${x} ${y + step}v${-step}a${step} ${step} 0 0 1 ${step} ${step}z`, over));
      if (kind === 2) tiles.push(fill(p`M${x} ${y}h${step}l${-step} ${step}z`, over));
      if (kind === 3) tiles.push(circle(x + step / 2, y + step / 2, step * 0.3, over));
    }
  }
  const laid = sheet.define((id) => group({ id }, ...tiles));
  const shadow = mix(palette.a, palette.ink, 0.45);
  for (const [form, dy] of [
    [body, step / 2],
    [frontHead(216, 272), 0],
  ] as const) {
    sheet.add(fill(form, shadow, { transform: 'translate(0 12)' }));
    sheet.clipped(element('path', { d: form }), () =>
      sheet.add(element('use', { href: `#${laid}`, y: dy }), fill(p`M500 0h500v1500h-500z`, shadow, { opacity: 0.28 })),
    );
  }
};

/** Against the light: a dark form and the bright edge that the lamp leaves on it. */
const backlit: Portrait = (sheet, rng, palette) => {
  const flip = rng.chance(0.5) ? mirrored : undefined;
  const figure = sideHead + sideBust(1900);
  const place = (x: number): string => `translate(${x} -110)scale(.82)`;
  sheet.grouped({ transform: flip }, () => {
    sheet.add(circle(560, 500, 400, palette.c));
    sheet.add(fill(figure, palette.a, { transform: place(94) }));
    sheet.add(
      fill(figure, mix(palette.ink, '#101014', contrast(palette.ink, '#101014') > 6 ? 0.82 : 0.2), {
        transform: place(64),
      }),
    );
  });
};

/** Portraits as cut, ruled, laid and lit forms. */
export const cutPortraits: readonly Portrait[] = [layers, ruled, mosaic, backlit];
