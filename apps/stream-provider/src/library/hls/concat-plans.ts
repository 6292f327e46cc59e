import { nominalHeightOf, type AudioTrack, type MediaInfo } from '../probe/media-info';
import { findMatchingTrack, offsetsOf } from '../probe/concat-infos';
import { planRenditions } from './plan-renditions';
import { isLocked, type AudioRendition, type RenditionPlan, type VideoRendition } from './rendition';

/** One of the files of a film. */
export interface PlannedPart {
  info: MediaInfo;
  keyframeTimes: readonly number[] | null;
}

type Any = AudioRendition | VideoRendition;

/** One after another on one timeline. */
function joinRenditions<R extends Any>(pieces: readonly [R, ...R[]], infos: readonly MediaInfo[]): R {
  const [first] = pieces;
  const offsets = offsetsOf(infos);
  const lengths = infos.map(({ durationSec }) => durationSec);
  const totalSec = lengths.reduce((sum, length) => sum + length, 0);
  let firstIndex = 0;
  return {
    ...first,
    bandwidth: Math.max(...pieces.map(({ bandwidth }) => bandwidth)),
    averageBandwidth: Math.round(
      pieces.reduce((sum, piece, index) => sum + piece.averageBandwidth * (lengths[index] ?? 0), 0) / totalSec,
    ),
    segmentStarts: pieces.flatMap(({ segmentStarts }, index) => segmentStarts.map((at) => at + (offsets[index] ?? 0))),
    pieces: pieces.map((rendition, index) => {
      firstIndex += rendition.segmentStarts.length;
      return { rendition, offsetSec: offsets[index] ?? 0, firstIndex: firstIndex - rendition.segmentStarts.length };
    }),
  };
}

/** The largest of the sizes, and the highest level. */
function joinVideo(pieces: readonly [VideoRendition, ...VideoRendition[]], infos: readonly MediaInfo[]) {
  const [largest = pieces[0]] = pieces.toSorted((a, b) => b.nominalHeight - a.nominalHeight || b.width - a.width);
  const { width, height, nominalHeight } = largest;
  const codecs = pieces.map((piece) => piece.codecs).sort();
  return { ...joinRenditions(pieces, infos), width, height, nominalHeight, codecs: codecs.at(-1) ?? largest.codecs };
}

/** Whether a decoder can continue from one to the other. */
const isLike = (one: VideoRendition, other: VideoRendition): boolean =>
  one.codecs.slice(0, 4) === other.codecs.slice(0, 4) &&
  isLocked(one) === isLocked(other) &&
  one.range === other.range &&
  one.needs.join(' ') === other.needs.join(' ');

const isLikeSound = (one: AudioTrack, other: AudioTrack): boolean =>
  (['codec', 'profile', 'channels', 'sampleRate'] as const).every((fact) => one[fact] === other[fact]);

/** The pieces with the same name, if every part has one. */
function throughAll<R extends Any>(name: string, lists: readonly (readonly R[])[]): [R, ...R[]] | undefined {
  const [first, ...others] = lists.map((list) => list.find((rendition) => rendition.name === name));
  if (!first) return undefined;
  const rest = others.filter((found) => found !== undefined);
  return rest.length === others.length ? [first, ...rest] : undefined;
}

/**
 * The renditions of a film in several files: those of each file, one after another. Video is copied if it can be copied
 * from all files and has the same format in all of them; audio likewise.
 */
export function concatPlans(parts: readonly PlannedPart[]): RenditionPlan {
  const infos = parts.map(({ info }) => info);
  const first = infos[0];
  if (!first) return { video: [], audio: [] };
  const tallest = Math.max(...infos.map(({ video }) => nominalHeightOf(video)));
  const tracks = first.audio.map((track) => infos.map((info) => findMatchingTrack(track, first.audio, info.audio)));
  const sameSound = (index: number, info: MediaInfo): boolean => {
    const line = tracks.find((through) => through.includes(info.audio[index]));
    const [own] = line ?? [];
    return own !== undefined && line?.every((track) => track !== undefined && isLikeSound(own, track)) === true;
  };
  const planned = (isCopied: boolean): RenditionPlan[] =>
    parts.map(({ info, keyframeTimes }) =>
      planRenditions(info, isCopied ? keyframeTimes : null, {
        tallest,
        copiesSound: (track) => sameSound(info.audio.indexOf(track), info),
      }),
    );
  const copies = planned(true).map(({ video }) => video.find(({ encoding }) => encoding === null));
  const [copy] = copies;
  const isCopied = copy !== undefined && copies.every((other) => other !== undefined && isLike(copy, other));
  const plans = planned(isCopied);
  const pictures = plans.map(({ video }) => video);
  return {
    video: (pictures[0] ?? []).flatMap(({ name }) => {
      const pieces = throughAll(name, pictures);
      return pieces ? [joinVideo(pieces, infos)] : [];
    }),
    audio: (plans[0]?.audio ?? []).flatMap((rendition) => {
      const through = tracks.find(([own]) => own === rendition.track) ?? [];
      const pieces = plans.map(({ audio }, index) =>
        audio.find(({ track, name }) => track === through[index] && kindOf(name) === kindOf(rendition.name)),
      );
      const [own, ...rest] = pieces;
      const others = rest.filter((piece) => piece !== undefined);
      return own && others.length === rest.length ? [joinRenditions([own, ...others], infos)] : [];
    }),
  };
}

/** `copy` for `a0-copy`: audio tracks may have other numbers in other files. */
const kindOf = (name: string): string => name.replace(/^a\d+/, '');
