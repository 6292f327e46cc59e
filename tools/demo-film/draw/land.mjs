import { css, lab, mix } from './colour.mjs';
import { moved } from './camera.mjs';
import { n, ridgeNoise, seeded } from './math.mjs';
import { glow, paper, silhouette } from './shapes.mjs';

const ridge = (seed, base, height, width, octaves) => {
  const noise = ridgeNoise(seed, octaves);
  return silhouette({ step: 20, bottom: 1500, y: (x) => base - (0.5 + 0.5 * noise(x / width)) * height });
};

const far = ridge(7, 700, 300, 420, 4);
const middle = ridge(19, 712, 190, 300, 4);
const low = ridge(31, 716, 90, 260, 3);

/** The mountains beyond the bay. */
export function drawMountains(palette, camera) {
  return [
    moved(camera, 0.1, paper(far, css(palette.paper(0.02)), 0.05)),
    moved(camera, 0.15, paper(middle, css(palette.paper(0.16)), 0.09)),
    moved(camera, 0.2, paper(low, css(palette.paper(0.3)), 0.09)),
  ].join('');
}

/** Each paper of the headland: its outline and how near (dark) it is; the last is a shadow on the water. */
const headland = [
  [
    'M1300 772C1340 736 1420 716 1462 690C1500 664 1528 652 1566 640C1600 628 1640 614 1690 612C1740 608 1790 622 1850 600C1930 574 2050 566 2400 540L2400 1010C2100 990 1800 930 1640 880C1520 842 1380 812 1300 772Z',
    0.5,
  ],
  [
    'M1372 794C1430 760 1496 756 1540 730C1588 702 1640 700 1700 706C1780 712 1850 690 1920 672C2060 640 2200 640 2400 610L2400 1010C2100 990 1800 930 1640 880C1540 850 1450 824 1372 794Z',
    0.62,
  ],
  [
    'M1520 840C1570 812 1640 816 1704 800C1780 782 1850 800 1930 782C2060 752 2220 748 2400 730L2400 1010C2100 990 1800 930 1640 880C1600 867 1560 854 1520 840Z',
    0.74,
  ],
];
const headlandShadow =
  'M1300 772C1380 812 1520 842 1640 880C1800 930 2100 990 2400 1010L2400 1110C2100 1070 1820 1000 1640 940C1500 894 1370 836 1300 772Z';
const lamp = { x: 1652, y: 431 };

const tower = (palette, night) => {
  const wall = mix(lab('#f4e6cc'), palette.ink, 0.3 + 0.36 * night);
  const band = mix(lab('#b8483c'), palette.ink, 0.3 + 0.36 * night);
  const dark = css(mix(palette.ink, palette.sky(0.9), 0.1));
  const glass = css(mix(mix(lab('#ffdf9a'), palette.ink, 0.45), lab('#ffe7ae'), night));
  return `<path d="M1626 616L1634 458L1670 458L1678 616Z" fill="${css(wall)}"/>
<path d="M1652 616L1652 458L1670 458L1678 616Z" fill="${css(mix(wall, palette.ink, 0.22))}"/>
<path d="M1628.7 562L1631 516L1673 516L1675.300 562Z" fill="${css(band)}"/>
<rect x="1646" y="576" width="12" height="24" rx="6" fill="${dark}"/><rect x="1647" y="482" width="10" height="18" rx="5" fill="${dark}"/>
<rect x="1624" y="450" width="56" height="9" rx="2" fill="${dark}"/><rect x="1636" y="416" width="32" height="34" fill="${glass}"/>
<path d="M1636 416v34M1647 416v34M1657 416v34M1668 416v34" stroke="${dark}" stroke-width="2"/>
<path d="M1630 417L1652 392L1674 417Z" fill="${dark}"/><rect x="1650.500" y="380" width="3" height="14" fill="${dark}"/>`;
};

/** The lamp turns once in nine seconds; its beam is a wedge whose length depends on the direction. */
const beam = (t, night) => {
  if (night < 0.03) return '';
  const angle = (t / 9) * Math.PI * 2;
  const across = Math.cos(angle);
  const towards = Math.max(0, Math.sin(angle));
  const wedge = (direction, strength) => {
    const reach = 1500 * across * direction;
    const spread = 34 + 120 * Math.abs(across);
    return `<path d="M${lamp.x} ${lamp.y - 9}L${n(lamp.x + reach)} ${n(lamp.y - spread - 60)}L${n(lamp.x + reach)} ${n(lamp.y + spread - 40)}L${lamp.x} ${lamp.y + 9}Z" fill="url(#${reach > 0 ? 'beam-right' : 'beam-left'})" opacity="${n(strength * night * Math.min(1, Math.abs(across) * 2.2))}"/>`;
  };
  const flash = glow(lamp.x, lamp.y, [150, 96, 56, 28], '#ffe7ae', night * (0.07 + 0.16 * towards ** 4));
  return `${wedge(1, 0.62)}${wedge(-1, 0.62)}${flash}`;
};

export const landDefs = `
<linearGradient id="beam-right" x1="0" x2="1"><stop offset="0" stop-color="#ffe9b8" stop-opacity=".75"/><stop offset=".55" stop-color="#ffe9b8" stop-opacity=".16"/><stop offset="1" stop-color="#ffe9b8" stop-opacity="0"/></linearGradient>
<linearGradient id="beam-left" x1="1" x2="0"><stop offset="0" stop-color="#ffe9b8" stop-opacity=".75"/><stop offset=".55" stop-color="#ffe9b8" stop-opacity=".16"/><stop offset="1" stop-color="#ffe9b8" stop-opacity="0"/></linearGradient>`;

/** The headland with its lighthouse. */
export function drawHeadland(t, palette, camera) {
  const rocks = headland.map(([path, near]) => paper(path, css(palette.paper(near)), 0.12)).join('');
  const shadow = `<path d="${headlandShadow}" fill="${css(palette.ink)}" fill-opacity=".35"/>`;
  const content = `${shadow}${beam(t, palette.night)}${tower(palette, palette.night)}${rocks}`;
  return moved(camera, 0.4, content);
}

const random = seeded(77);
const pine = (x, y, height) => {
  const tiers = 4;
  let d = '';
  for (let tier = 0; tier < tiers; tier += 1) {
    const peak = y - height + (tier / tiers) * height * 0.72;
    const half = height * (0.11 + 0.065 * tier);
    const base = peak + height * (0.34 + 0.02 * tier);
    const sway = (random() - 0.5) * height * 0.05;
    d += `M${n(x + sway)} ${n(peak)}L${n(x + half)} ${n(base)}Q${n(x)} ${n(base - height * 0.07)} ${n(x - half)} ${n(base)}Z`;
  }
  return `${d}M${n(x - height * 0.022)} ${n(y - height * 0.14)}h${n(height * 0.044)}v${n(height * 0.18)}h${n(-height * 0.044)}Z`;
};

const shorePath =
  'M-500 664C-320 640 -180 676 -40 700C80 722 170 752 262 770C330 782 420 800 500 822C580 846 640 866 690 900C720 924 730 960 726 1010L700 1600L-500 1600Z';
const shoreFace =
  'M-500 760C-300 748 -120 776 40 800C190 824 330 846 450 878C560 908 640 930 716 960L726 1010L700 1600L-500 1600Z';
const shorePines = [
  [-150, 700, 250],
  [-60, 716, 310],
  [20, 730, 210],
  [84, 742, 268],
  [150, 756, 180],
  [478, 828, 130],
  [520, 842, 96],
].map(([x, y, height]) => pine(x, y, height));

const cottage = (palette, glowing) => {
  const wall = css(mix(palette.paper(0.86), lab('#e7c9a0'), 0.2 * (1 - palette.night)));
  const roof = css(palette.ink);
  const window = css(mix(mix(palette.sky(0.9), palette.ink, 0.4), lab('#ffc872'), glowing));
  return `<rect x="286" y="716" width="96" height="70" fill="${wall}"/><path d="M272 722L334 668L396 722Z" fill="${roof}"/><rect x="362" y="672" width="14" height="32" fill="${roof}"/>
${glow(309, 748, [58, 36], '#ffb45e', 0.1 * glowing)}<rect x="298" y="736" width="24" height="26" fill="${window}"/><path d="M310 736v26M298 749h24" stroke="${roof}" stroke-width="2.500"/><rect x="344" y="742" width="22" height="44" rx="2" fill="${roof}"/>`;
};

const smoke = (t, palette) =>
  Array.from({ length: 6 }, (_, index) => {
    const age = (t * 0.16 + index / 6) % 1;
    const x = 369 + age * 70 + Math.sin(age * 6 + index) * 8;
    return `<circle cx="${n(x)}" cy="${n(668 - age * 150)}" r="${n(6 + age * 17)}" fill="${css(mix(palette.sky(0.6), lab('#fff3d6'), 0.3))}" fill-opacity="${n(0.34 * (1 - age) * Math.min(1, age * 6))}"/>`;
  }).join('');

const jetty = (palette) => {
  const wood = css(mix(palette.ink, palette.sky(0.95), 0.12));
  const posts = [640, 720, 800, 880, 950].map(
    (x) => `<rect x="${x}" y="868" width="11" height="86" fill="${css(palette.ink)}"/>`,
  );
  return `${posts.join('')}<rect x="590" y="864" width="384" height="13" rx="3" fill="${wood}"/><path d="M944 866v-40" stroke="${css(palette.ink)}" stroke-width="7" stroke-linecap="round"/>`;
};

/** The near shore: pines, the keeper's cottage and the jetty. Everything here moves with depth 0.7. */
export function drawShore(t, palette, camera) {
  const ink = css(palette.paper(0.93));
  const trees = css(palette.paper(0.84));
  return moved(
    camera,
    0.7,
    `${smoke(t, palette)}${jetty(palette)}<path d="${shorePines.join('')}" fill="${trees}"/>${cottage(palette, 0.25 + 0.75 * palette.night)}${paper(shorePath, ink, 0.14)}<path d="${shoreFace}" fill="${css(mix(palette.ink, palette.sky(0.9), 0.03))}" fill-opacity=".55"/>`,
  );
}

const blades = Array.from({ length: 54 }, (_, index) => ({
  x: index < 30 ? random() * 560 - 160 : 1420 + random() * 760,
  height: 70 + random() * 150,
  lean: (random() - 0.5) * 60,
  phase: random() * 6,
  head: random() > 0.62,
}));

/** A pine bough in the upper left corner: a twig and needles that shorten towards its tip. */
const bough = ['M-60 -30C80 -2 220 40 392 92L391 97C220 58 70 20 -60 4Z']
  .concat(
    Array.from({ length: 46 }, (_, index) => {
      const along = index / 45;
      const x = -40 + along * 424;
      const y = -16 + along * 84 + along * along * 24;
      const length = (92 - 58 * along) * (0.8 + random() * 0.4);
      const angle = 0.33 + (index % 2 ? 0.62 : -0.58) + (random() - 0.5) * 0.16;
      const tipX = x + Math.cos(angle) * length;
      const tipY = y + Math.sin(angle) * length;
      return `M${n(x - 3)} ${n(y - 3)}L${n(tipX)} ${n(tipY)}L${n(x + 4)} ${n(y + 4)}Z`;
    }),
  )
  .join('');

/** Reeds and a bough that frame the picture, nearest to the viewer. */
export function drawFrame(t, palette, camera) {
  const ink = css(mix(palette.ink, lab('#000000'), 0.15));
  const reeds = blades
    .map(({ x, height, lean, phase, head }) => {
      const sway = lean + Math.sin(t * 0.9 + phase) * 12;
      const tip = `${n(x + sway)} ${n(1104 - height)}`;
      const blade = `<path d="M${n(x - 4)} 1130Q${n(x + sway * 0.25)} ${n(1104 - height * 0.6)} ${tip}Q${n(x + sway * 0.25 + 6)} ${n(1104 - height * 0.55)} ${n(x + 5)} 1130Z"/>`;
      return head
        ? `${blade}<ellipse cx="${n(x + sway)}" cy="${n(1104 - height)}" rx="5" ry="19" transform="rotate(${n(sway * 0.3)} ${tip})"/>`
        : blade;
    })
    .join('');
  const branch = `<g transform="rotate(${n(Math.sin(t * 0.5) * 1.2)})"><path d="${bough}"/></g>`;
  return moved(camera, 1, `<g fill="${ink}">${reeds}${branch}</g>`);
}
