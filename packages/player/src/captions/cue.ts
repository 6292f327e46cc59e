/** A piece of sanitised cue text: only i, b, u and line breaks survive (accounts-player.md section 5). */
export type CueNode = string | { tag: 'br' } | { tag: 'i' | 'b' | 'u'; children: CueNode[] };

export interface Cue {
  startSec: number;
  endSec: number;
  nodes: readonly CueNode[];
  /** Cues sit at the bottom unless the file puts them at the top. */
  place: 'top' | 'bottom';
}
