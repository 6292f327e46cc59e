import type { Palette } from '../color/palette';
import type { Motif } from '../motifs/motif';
import type { Rng } from '../seed';
import type { ArtworkSubject } from '../subject';
import type { FaceName } from '../type/face';
import type { SplitTitle } from '../type/clean-text';

/** The input of a style. */
export interface Brief {
  subject: ArtworkSubject;
  rng: Rng;
  palette: Palette;
  /** All of the style's palettes, for series of pictures. */
  palettes: readonly Palette[];
  /** Ranked by relevance; at least six. */
  motifs: readonly [Motif, Motif, Motif, Motif, ...Motif[]];
  title: SplitTitle;
  /** The title's face: the same on its poster, its seasons' posters and its wordmark. */
  face: FaceName;
  upper: boolean;
  /** The face of the small type. */
  textFace: FaceName;
  credits: Credits;
}

/** The small type. Every field may be empty. */
export interface Credits {
  /** `a film by`, in the language of the film. */
  by: string;
  name: string;
  /** At most three names. */
  cast: readonly string[];
  year: string;
  /** `Season 2`, `Specials`; empty on a title's own poster. */
  edition: string;
}

/** The area of a picture for the art, and the position of its subject. */
export interface Area {
  width: number;
  height: number;
  /** Middle and size of the main figure. */
  focus: { x: number; y: number; size: number };
}
