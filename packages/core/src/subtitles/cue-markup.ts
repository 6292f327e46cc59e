import type { CueNode } from './cue';
import { decodeEntities } from './entities';

type Styled = Extract<CueNode, { children: CueNode[] }>;
/** Longer cue texts are truncated: no real subtitle needs them, but hostile files use them. */
export const MAX_TEXT = 4000;
const MAX_DEPTH = 8;
const removedBlocks = /<(script|style|iframe)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi;
/** A tag, or the time of a word in WebVTT; “I <3 you” has none. */
const tagOrText = /<(\/?)([a-z]+)(?![a-z])[^<>]*>|<(?:[\d:.]{5,}|\/|[!?][^<>]*)?>|[^<]+|</gi;

/**
 * Parses cue text into nodes of i, b, u and br. Other tags are dropped and their text is kept; script, style and iframe
 * are removed with their contents. The result is rendered as text nodes, so nothing in it can become markup.
 */
export function parseCueMarkup(text: string): CueNode[] {
  const root: CueNode[] = [];
  const open: Styled[] = [];
  const add = (node: CueNode): void => void (open.at(-1)?.children ?? root).push(node);
  const addText = (part: string): void => {
    const lines = decodeEntities(part).split('\n');
    lines.forEach((line, index) => {
      if (index > 0) add({ tag: 'br' });
      if (line) add(line);
    });
  };
  const cleaned = text.slice(0, MAX_TEXT).replace(removedBlocks, '');
  for (const [whole, slash, rawTag] of cleaned.matchAll(tagOrText)) {
    if (rawTag === undefined) {
      if (!/^<.*>$/s.test(whole)) addText(whole);
      continue;
    }
    const tag = rawTag.toLowerCase();
    if (tag === 'br') add({ tag });
    if (tag !== 'i' && tag !== 'b' && tag !== 'u') continue;
    if (slash) {
      const index = open.findLastIndex((node) => node.tag === tag);
      if (index >= 0) open.length = index;
    } else if (open.length < MAX_DEPTH) {
      const node: Styled = { tag, children: [] };
      add(node);
      open.push(node);
    }
  }
  return root;
}
