import { trackLabel, tracksByQuality } from '../../tracks/video-tracks';
import type { AudioTrack, EngineState, TextTrack } from '../state';
import type { ShakaPlayer } from './load-shaka';

type ShakaAudioTrack = ReturnType<ShakaPlayer['getAudioTracks']>[number];
type ShakaTextTrack = ReturnType<ShakaPlayer['getTextTracks']>[number];

/** Shaka numbers audio tracks only in native mode, so a track is identified by its properties. */
const audioTrackId = (track: ShakaAudioTrack): string =>
  [track.language, track.label ?? '', track.channelsCount ?? '', track.roles.join(',')].join('|');

const toAudioTrack = (track: ShakaAudioTrack): AudioTrack => ({
  id: audioTrackId(track),
  language: track.language,
  label: track.label,
  channels: track.channelsCount,
});

const toTextTrack = (track: ShakaTextTrack): TextTrack => ({
  id: String(track.id),
  language: track.language,
  label: track.label,
  forced: track.forced,
});

export const findAudioTrack = (player: ShakaPlayer, id: string): ShakaAudioTrack | undefined =>
  player.getAudioTracks().find((track) => audioTrackId(track) === id);

export const findTextTrack = (player: ShakaPlayer, id: string): ShakaTextTrack | undefined =>
  player.getTextTracks().find((track) => String(track.id) === id);

type TrackState = Pick<
  EngineState,
  'qualities' | 'activeQuality' | 'audioTracks' | 'audioId' | 'textTracks' | 'textId'
>;

const keep = <T>(before: T, after: T): T => (JSON.stringify(before) === JSON.stringify(after) ? before : after);

/** Shaka's current tracks; unchanged lists keep their identity. */
export function readTracks(player: ShakaPlayer, before: EngineState): TrackState {
  const video = player.getVideoTracks();
  const active = video.find((track) => track.active);
  const audio = player.getAudioTracks();
  const activeAudio = audio.find((track) => track.active);
  const text = player.getTextTracks().filter((track) => track.kind !== 'metadata');
  const activeText = text.find((track) => track.active);
  return {
    qualities: keep(before.qualities, [...tracksByQuality(video).keys()]),
    activeQuality: active ? trackLabel(active) : null,
    audioTracks: keep(before.audioTracks, audio.map(toAudioTrack)),
    audioId: activeAudio ? audioTrackId(activeAudio) : null,
    textTracks: keep(before.textTracks, text.map(toTextTrack)),
    textId: activeText ? String(activeText.id) : null,
  };
}
