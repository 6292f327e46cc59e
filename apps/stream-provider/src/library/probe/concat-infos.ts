import { nominalHeightOf, type AudioTrack, type MediaInfo, type ProbeResult, type SubtitleTrack } from './media-info';

/**
 * The track of another part that continues this one: the same one of its language by number, or, if languages do not
 * help, the one with the same index.
 */
export function findMatchingTrack<T extends Pick<AudioTrack | SubtitleTrack, 'language'>>(
  track: T,
  own: readonly T[],
  others: readonly T[],
): T | undefined {
  const isAlike = ({ language }: T): boolean => language === track.language;
  const found = others.filter(isAlike)[own.filter(isAlike).indexOf(track)];
  const atItsPlace = others[own.indexOf(track)];
  const mayBe = track.language === undefined || atItsPlace?.language === undefined;
  return found ?? (mayBe ? atItsPlace : undefined);
}

/** Position of each part in the film. */
export function offsetsOf(infos: readonly MediaInfo[]): number[] {
  let at = 0;
  return infos.map(({ durationSec }) => (at += durationSec) - durationSec);
}

/** The facts of a film in several files; undefined until all of them have been probed. */
export function concatProbes(results: readonly (ProbeResult | undefined)[]): ProbeResult | undefined {
  const failed = results.find((result) => result?.ok === false);
  if (failed) return failed;
  const [first, ...others] = results.flatMap((result) => (result?.ok ? [result.info] : []));
  return first && others.length + 1 === results.length ? concatInfos([first, ...others]) : undefined;
}

/** Merges a film's files: the total duration, the largest picture, and the tracks that all of them have. */
function concatInfos(infos: readonly [MediaInfo, ...MediaInfo[]]): ProbeResult {
  const [first, ...others] = infos;
  const offsets = offsetsOf(infos);
  const durationSec = infos.reduce((sum, info) => sum + info.durationSec, 0);
  const goesThrough = <T extends AudioTrack | SubtitleTrack>(track: T, tracksOf: (info: MediaInfo) => readonly T[]) =>
    others.every((info) => findMatchingTrack(track, tracksOf(first), tracksOf(info)) !== undefined);
  const audio = first.audio.filter((track) => goesThrough(track, (info) => info.audio));
  // An error is better than audio that ends in the middle of a film.
  if (audio.length === 0 && infos.some((info) => info.audio.length > 0)) return { ok: false, reason: 'parts_differ' };
  const [largest = first] = infos.toSorted((a, b) => nominalHeightOf(b.video) - nominalHeightOf(a.video));
  const bits = infos.reduce((sum, { bitRate = 0, durationSec: length }) => sum + bitRate * length, 0);
  return {
    ok: true,
    info: {
      container: 'other',
      durationSec,
      startSec: 0,
      ...(bits > 0 && { bitRate: bits / durationSec }),
      video: largest.video,
      audio,
      subtitles: first.subtitles,
      chapters: infos.flatMap(({ chapters }, index) =>
        chapters.map((chapter) => ({
          ...chapter,
          startSec: chapter.startSec + (offsets[index] ?? 0),
          endSec: chapter.endSec + (offsets[index] ?? 0),
        })),
      ),
    },
  };
}
