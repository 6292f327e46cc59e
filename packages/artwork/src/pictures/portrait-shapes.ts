import type { Palette } from '../color/palette';
import type { Sheet } from '../compose/sheet';
import type { Rng } from '../seed';
import { p } from '../svg/path';

/**
 * Renders a person without a likeness: no features that suggest an age, a sex or an origin, so that nobody is
 * caricatured. All portraits have the head around (500, 560) on a 1000 × 1240 field.
 */
export type Portrait = (sheet: Sheet, rng: Rng, palette: Palette) => void;

/** Shoulders and neck, seen from the front. */
export const shoulders = (slope: number, chin: number, neck: number): string =>
  p`M${500 - neck} ${chin - 120}V${chin + 34}Q${500 - neck - 16} ${chin + 96} ${330 - slope} ${chin + 150}Q${130 - slope / 2} ${chin + 196} 84 1400H916Q${870 + slope / 2} ${chin + 196} ${670 + slope} ${chin + 150}Q${500 + neck + 16} ${chin + 96} ${500 + neck} ${chin + 34}V${chin - 120}z`;

/** A head seen from the front: an oval, narrower at the chin. */
export const frontHead = (rx: number, ry: number): string =>
  p`M${500 - rx} 560C${500 - rx} ${560 - ry * 1.28} ${500 + rx} ${560 - ry * 1.28} ${500 + rx} 560C${500 + rx} ${510 + ry} ${500 + rx * 0.5} ${580 + ry} 500 ${580 + ry}S${500 - rx} ${510 + ry} ${500 - rx} 560z`;

/** A head in profile, looking to the right, with its neck. */
export const sideHead =
  'M300 1320C316 1200 296 1120 236 1010 150 850 190 560 420 440 640 330 880 440 906 640L896 740 986 900 918 938 928 1000 898 1030 908 1070 876 1104C886 1210 830 1226 700 1214L690 1320z';

/** The shoulders under it, down to `foot`. */
export const sideBust = (foot: number): string => p`M60 ${foot}Q120 1330 330 1290L700 1290Q880 1330 960 ${foot}z`;
