import type { EpisodePosition } from '../playback';
import type { TitleKey } from '../media';
import type { ProblemKind } from './kinds';

/** Frames of a stack that tell one crash from another. */
const FRAMES = 3;
/** What differs between two browsers with the same crash comes late in a long message. */
const MESSAGE_CHARS = 200;
const FRAME_CHARS = 120;

/** One report names the title and, of a series, perhaps the episode. */
export interface ReportedPlace {
  title: TitleKey;
  episode: EpisodePosition | null;
}

/** What problem reports have in common that are about the same thing. */
export const problemFingerprint = (kind: ProblemKind, { title, episode }: ReportedPlace): string =>
  [kind, title, ...(episode ? [episode.season, episode.episode] : [])].join(' ');

/** The file of an address, without the host, the query and the hash that each build gives it. */
const fileOf = (address: string): string =>
  (address.split(/[?#]/, 1)[0] ?? '').replace(/^.*\//, '').replace(/-[\w-]{8}(?=\.\w+$)/, '');

/** Numbers, ids and addresses are those of one visit. */
const normalisedMessage = (message: string): string =>
  message
    .replaceAll(/\b(?:blob:)?[a-z][a-z\d+.-]{0,20}:\/\/[^\s"'`)<>]+/gi, (address) => fileOf(address))
    .replaceAll(/\b(?=[\da-f-]{0,63}\d)[\da-f][\da-f-]{6,63}[\da-f]\b/gi, '#')
    .replaceAll(/\d+/g, '#')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, MESSAGE_CHARS);

/** `at open (https://host/app.js:1:23)` of Chromium, `open@https://host/app.js:1:23` of the others. */
function frameOf(line: string): string[] {
  const [, named, bare] = /^\s*at (?:(.*) \()?(\S*?)\)?$/.exec(line) ?? [];
  const [, before, address] = /^\s*([^@\s]*)@(\S*)$/.exec(line) ?? [];
  const place = bare ?? address;
  if (place === undefined) return [];
  const file = fileOf(place.replace(/(?::\d+){1,2}$/, ''));
  return [`${named ?? before ?? ''}@${file}`.slice(0, FRAME_CHARS)];
}

interface Crash {
  name: string;
  message: string;
  stack: string;
}

/** What crashes have in common whose cause is probably the same: the message and the top of the stack, normalised. */
export const crashFingerprint = ({ name, message, stack }: Crash): string =>
  ['crash', name, normalisedMessage(message), ...stack.split('\n').flatMap(frameOf).slice(0, FRAMES)].join('\n');
