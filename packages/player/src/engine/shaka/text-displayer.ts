import { type Cue, type CueNode, cueText, isWatermark } from '@marquee/core/subtitles';
import type { CueStore } from '../../captions/cue-store';

/** The part of Shaka's nested cue in use. */
interface ShakaCueLike {
  startTime: number;
  endTime: number;
  payload: string;
  lineBreak?: boolean;
  fontStyle?: string;
  fontWeight?: number;
  textDecoration?: readonly string[];
  displayAlign?: string;
  nestedCues: readonly ShakaCueLike[];
}

const BOLD = 700;

function toNodes(cue: ShakaCueLike): CueNode[] {
  if (cue.lineBreak) return [{ tag: 'br' }];
  let nodes: CueNode[] = cue.nestedCues.length > 0 ? cue.nestedCues.flatMap(toNodes) : lines(cue.payload);
  if (nodes.length === 0) return nodes;
  if (cue.fontStyle === 'italic') nodes = [{ tag: 'i', children: nodes }];
  if (cue.fontWeight === BOLD) nodes = [{ tag: 'b', children: nodes }];
  if (cue.textDecoration?.includes('underline')) nodes = [{ tag: 'u', children: nodes }];
  return nodes;
}

const lines = (payload: string): CueNode[] =>
  payload
    .split('\n')
    .flatMap((line, index): CueNode[] => (index > 0 ? [{ tag: 'br' }, line] : [line]))
    .filter((node) => node !== '');

/** Converts Shaka's cue to the player's format; null for empty cues and advertisements. */
function fromShakaCue(cue: ShakaCueLike): Cue | null {
  const nodes = toNodes(cue);
  if (nodes.length === 0 || isWatermark(cueText(nodes))) return null;
  const place = cue.displayAlign === 'before' ? 'top' : 'bottom';
  return { startSec: cue.startTime, endSec: cue.endTime, nodes, place };
}

/**
 * Implements Shaka's TextDisplayer by filling the cue store, so that in-stream text looks and behaves like any other.
 */
export class CueStoreDisplayer {
  private visible = false;

  constructor(private readonly store: CueStore) {}

  append(cues: readonly ShakaCueLike[]): void {
    this.store.append(cues.map(fromShakaCue).filter((cue) => cue !== null));
  }

  remove(startTime: number, endTime: number): boolean {
    this.store.removeBetween(startTime, endTime);
    return true;
  }

  isTextVisible(): boolean {
    return this.visible;
  }

  setTextVisibility(on: boolean): void {
    this.visible = on;
    if (!on) this.store.replace([]);
  }

  /** The caption layer handles style and language. */
  configure(): void {}
  setTextLanguage(): void {}

  destroy(): Promise<void> {
    this.store.replace([]);
    return Promise.resolve();
  }
}
