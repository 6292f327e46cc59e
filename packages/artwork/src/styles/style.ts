import type { Area, Brief } from '../compose/brief';
import type { Sheet } from '../compose/sheet';
import type { Palette } from '../color/palette';
import type { FaceName } from '../type/face';

/** How a style writes a title when it stands alone. */
export interface Lettering {
  /** The face of its small type, and of a title's second voice when that is long. */
  text: FaceName;
  /** Its faces; one named twice is used twice as often. */
  faces: readonly FaceName[];
  /** Faces for a title of a single short word, where it can be set enormous. */
  short?: readonly FaceName[];
  upper: boolean;
  /** Thousandths of an em. */
  tracking?: number | undefined;
  mode?: 'block' | 'stack';
  faceted?: boolean | undefined;
}

/** A style of poster: its palettes, its type, how it composes a scene. */
export interface PosterStyle {
  palettes: readonly Palette[];
  /** Set where the scene is silhouettes against a light sky: after dark it keeps its inks and only its edges darken. */
  skylit?: boolean;
  lettering: Lettering;
  /** The art without type, in any proportion; the area is painted edge to edge. */
  scene(sheet: Sheet, brief: Brief, area: Area): void;
  /** The whole poster on its 1000 × 1500 sheet. */
  poster(sheet: Sheet, brief: Brief): void;
}
