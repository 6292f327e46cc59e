/** A piece of sanitised cue text: only i, b, u and line breaks survive (SUBTITLE-02). */
export type CueNode = string | { tag: 'br' } | { tag: 'i' | 'b' | 'u'; children: CueNode[] };

export interface Cue {
  startSec: number;
  endSec: number;
  nodes: readonly CueNode[];
  /** Cues sit at the bottom unless the file puts them at the top. */
  place: 'top' | 'bottom';
}

/** The words of a cue, for search, tests and screen readers. */
export const cueText = (nodes: readonly CueNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : node.tag === 'br' ? '\n' : cueText(node.children))).join('');
