import { clampVolume, formatClock, SKIP_SEC, skipPosition, type QualityLabel } from '@marquee/core';
import { playerMessages } from '../engine/errors/error-texts';
import type { PlayerEngine } from '../engine/player-engine';
import type { PlayerPreferences } from './player-props';

/** Everything the UI can ask for; no component talks to the engine by itself. */
export interface PlayerCommands {
  togglePlay: () => void;
  /** One step of 10 s forwards or backwards. */
  skip: (direction: 1 | -1) => void;
  seek: (positionSec: number) => void;
  setVolume: (volume: number) => void;
  changeVolume: (by: number) => void;
  toggleMute: () => void;
  setRate: (rate: number) => void;
  selectQuality: (quality: QualityLabel) => void;
  selectAudio: (id: string) => void;
  toggleCaptions: () => void;
  toggleFullscreen: () => void;
  togglePictureInPicture: () => void;
}

export interface CommandPorts {
  engine: PlayerEngine;
  showMessage: (text: string) => void;
  changePreferences: (change: Partial<PlayerPreferences>) => void;
  onQualityChosen: (quality: QualityLabel) => void;
  toggleCaptions: () => void;
  toggleFullscreen: () => Promise<void>;
  togglePictureInPicture: () => Promise<boolean>;
}

/** Turns the UI's requests into engine calls, messages and remembered preferences. */
export function createCommands(ports: CommandPorts): PlayerCommands {
  const { engine, showMessage, changePreferences } = ports;
  const canSeek = (): boolean => engine.getState().status === 'ready';

  function setVolume(wanted: number): void {
    const volume = clampVolume(wanted);
    engine.setVolume(volume);
    engine.setMuted(volume === 0);
    changePreferences({ volume, muted: volume === 0 });
  }

  return {
    togglePlay() {
      const { paused, ended } = engine.getState();
      if (paused || ended) void engine.play();
      else engine.pause();
    },
    skip(direction) {
      if (!canSeek()) return;
      const { positionSec, durationSec } = engine.getState();
      const target = skipPosition(positionSec, direction * SKIP_SEC, durationSec);
      engine.seek(target);
      showMessage(`${direction > 0 ? 'Forward' : 'Back'} ${SKIP_SEC} s · ${formatClock(target)}`);
    },
    seek(positionSec) {
      if (canSeek()) engine.seek(positionSec);
    },
    setVolume,
    changeVolume(by) {
      const { volume, muted } = engine.getState();
      const next = clampVolume(Math.round(((muted ? 0 : volume) + by) * 100) / 100);
      setVolume(next);
      showMessage(`Volume ${Math.round(next * 100)}%`);
    },
    toggleMute() {
      const { muted, volume } = engine.getState();
      // Unmuting a volume of nothing would still be silence.
      if (muted && volume === 0) setVolume(0.5);
      else {
        engine.setMuted(!muted);
        changePreferences({ muted: !muted });
      }
      showMessage(muted ? 'Sound on' : 'Muted');
    },
    setRate(rate) {
      engine.setRate(rate);
      showMessage(rate === 1 ? 'Normal speed' : `Speed ${rate}×`);
    },
    selectQuality(quality) {
      void engine.selectQuality(quality).then((switched) => {
        if (switched) ports.onQualityChosen(quality);
        showMessage(switched ? `Quality ${quality}` : playerMessages.switchFailed(quality));
      });
    },
    selectAudio(id) {
      const track = engine.getState().audioTracks.find((audio) => audio.id === id);
      if (!track || !engine.selectAudio(id)) return;
      changePreferences({ audioLanguage: track.language });
      showMessage(`Audio ${track.label}`);
    },
    toggleCaptions: ports.toggleCaptions,
    toggleFullscreen: () => void ports.toggleFullscreen(),
    togglePictureInPicture: () =>
      void ports.togglePictureInPicture().then((done) => {
        if (!done) showMessage(playerMessages.noPictureInPicture);
      }),
  };
}
