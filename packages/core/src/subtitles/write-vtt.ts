import type { Cue, CueNode } from './cue';

const padded = (value: number, digits = 2): string => String(value).padStart(digits, '0');

function clock(totalSec: number): string {
  const ms = Math.round(totalSec * 1000);
  const [hours, minutes, seconds] = [
    Math.floor(ms / 3_600_000),
    Math.floor(ms / 60_000) % 60,
    Math.floor(ms / 1000) % 60,
  ];
  return `${padded(hours)}:${padded(minutes)}:${padded(seconds)}.${padded(ms % 1000, 3)}`;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const markup = (nodes: readonly CueNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escaped(node);
      return node.tag === 'br' ? '\n' : `<${node.tag}>${markup(node.children)}</${node.tag}>`;
    })
    .join('');

const withoutBlankLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

/** Writes cues as WebVTT, with their place. */
export const writeVtt = (cues: readonly Cue[]): string =>
  [
    'WEBVTT\n',
    ...cues.map(
      ({ startSec, endSec, nodes, place }) =>
        `${clock(startSec)} --> ${clock(endSec)}${place === 'top' ? ' line:0' : ''}\n${withoutBlankLines(markup(nodes))}\n`,
    ),
  ].join('\n');
