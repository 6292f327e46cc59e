/** A piece of sanitised cue text with only i, b, u and line breaks (SUBTITLE-02). */
export type CueNode = string | { tag: 'br' } | { tag: 'i' | 'b' | 'u'; children: CueNode[] };

export interface Cue {
  startSec: number;
  endSec: number;
  nodes: readonly CueNode[];
  /** At the bottom unless the file places the cue at the top. */
  place: 'top' | 'bottom';
}

/** The text of a cue, for search, tests and screen readers. */
export const cueText = (nodes: readonly CueNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : node.tag === 'br' ? '\n' : cueText(node.children))).join('');
