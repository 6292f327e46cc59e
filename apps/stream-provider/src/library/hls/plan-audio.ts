import type { AudioTrack, MediaInfo } from '../probe/media-info';
import { audioNeeds } from '../probe/playback-support';
import { codecsOfAudio } from './codec-strings';
import type { AudioRendition } from './rendition';
import { evenSegmentStarts } from './segment-starts';

export const encodedSampleRate = 48_000;
/** Bit rates for encoded stereo and surround audio. */
const audioBitRates = { stereo: 160_000, surround: 384_000 } as const;
const surroundChannels = 6;

/** Samples per frame; HE-AAC outputs twice as many. */
const aacFrame = 1024;
const frameSamples: Readonly<Record<string, number>> = { ac3: 1536, eac3: 1536, opus: 960 };
const copiedBitRates: Readonly<Record<string, number>> = { ac3: 640_000, eac3: 768_000, opus: 384_000 };

/** Audio has a nearly constant bit rate. */
const rateOf = (bitRate: number) => ({ bandwidth: bitRate, averageBandwidth: bitRate });

type Cuts = Pick<AudioRendition, 'frameSec' | 'segmentStarts'>;

/** Segment boundaries are shared between tracks, because a file of two days has 43,200 segments. */
function createCuts({ startSec, durationSec }: MediaInfo): (track: AudioTrack, frameSec: number) => Cuts {
  const lists = new Map<string, number[]>();
  return (track, frameSec) => {
    const phaseSec = ((track.startSec ?? startSec) - startSec) % frameSec;
    const key = `${frameSec} ${phaseSec}`;
    const segmentStarts = lists.get(key) ?? evenSegmentStarts(durationSec, { frameSec, phaseSec });
    lists.set(key, segmentStarts);
    return { frameSec, segmentStarts };
  };
}

/**
 * The renditions of an audio track: a copy, if some browser plays it, and AAC with as many channels as can be played.
 */
export function audioRenditions(info: MediaInfo, isCopied: (track: AudioTrack) => boolean): AudioRendition[] {
  const cuts = createCuts(info);
  return info.audio.flatMap((track, index): AudioRendition[] => {
    const { sampleRate, channels = 2, codec } = track;
    const isAac = codec === 'aac';
    const encoded = {
      ...({ kind: 'audio', track, isCopy: false, codecs: 'mp4a.40.2' } as const),
      ...cuts(track, aacFrame / encodedSampleRate),
    };
    const stereo: AudioRendition = {
      ...encoded,
      ...{ name: `a${index}`, needs: [], channels: Math.min(2, channels), ...rateOf(audioBitRates.stereo) },
    };
    const surround: AudioRendition = {
      ...encoded,
      ...{
        name: `a${index}-surround`,
        needs: ['aac-5.1'],
        channels: surroundChannels,
        ...rateOf(audioBitRates.surround),
      },
    };
    const encodings = channels >= surroundChannels ? [surround, stereo] : [stereo];
    const needs = info.container === 'other' || !isCopied(track) ? null : audioNeeds(track);
    if (needs === null || sampleRate === undefined) return encodings;
    const samples = frameSamples[codec] ?? (track.profile === 'HE-AAC' ? 2 * aacFrame : aacFrame);
    const copy: AudioRendition = {
      ...{ kind: 'audio', track, isCopy: true, needs, channels, codecs: codecsOfAudio(track) },
      name: isAac ? `a${index}` : `a${index}-copy`,
      ...rateOf(copiedBitRates[codec] ?? 256_000),
      ...cuts(track, samples / sampleRate),
    };
    // Every browser plays AAC.
    return isAac ? [copy] : [copy, ...encodings];
  });
}
