import type { Area, Brief } from '../compose/brief';
import type { Sheet } from '../compose/sheet';
import type { Palette } from '../color/palette';
import type { FaceName } from '../type/face';

/** How a style sets a title alone. */
export interface Lettering {
  /** The face of its small type, and of a long second part of a title. */
  text: FaceName;
  /** Its faces; repeated ones are used more often. */
  faces: readonly FaceName[];
  /** Faces for a title of a single short word, which can be set very large. */
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
  /**
   * Set if the scene consists of silhouettes against a light sky: its night version has the same inks, with dark edges.
   */
  skylit?: boolean;
  lettering: Lettering;
  /** The art without type, in any proportions, filling the area. */
  scene(sheet: Sheet, brief: Brief, area: Area): void;
  /** The whole poster on its 1000 × 1500 sheet. */
  poster(sheet: Sheet, brief: Brief): void;
}
