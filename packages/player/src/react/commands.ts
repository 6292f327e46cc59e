import { clampVolume, formatClock, nextSpeed, SKIP_SEC, skipPosition, type QualityLabel } from '@marquee/core';
import type { PlayerEngine } from '../engine/player-engine';
import type { PlaybackSession } from '../session/session';
import { formatNumber, formatPercent } from '../messages/format';
import { qualityName } from '../messages/names';
import type { PlayerMessages } from '../messages/player-messages';
import { trackName } from '../tracks/track-names';
import type { PlayerPreferences } from './player-props';

/** Menus and panels over the video; only one is open at a time. */
export type OpenMenu = 'settings' | 'subtitles' | 'help' | 'timing' | 'style' | null;

/** All requests of the UI; components never call the engine directly. */
export interface PlayerCommands {
  togglePlay: () => void;
  /** Skips 10 s forwards or backwards; `quiet` if the caller shows feedback itself. */
  skip: (direction: 1 | -1, quiet?: boolean) => void;
  seek: (positionSec: number) => void;
  /** Seeks to a fraction of the duration, 0 to 1. */
  jumpTo: (part: number) => void;
  setVolume: (volume: number) => void;
  changeVolume: (by: number) => void;
  /** Follows a swipe: applied immediately. */
  swipeVolume: (volume: number) => void;
  toggleMute: () => void;
  setRate: (rate: number) => void;
  changeRate: (direction: 1 | -1) => void;
  selectQuality: (quality: QualityLabel) => void;
  selectAudio: (id: string) => void;
  nextEpisode: () => void;
  toggleCaptions: () => void;
  shiftCaptions: (seconds: number) => void;
  toggleFullscreen: () => void;
  togglePictureInPicture: () => void;
  toggleStatistics: () => void;
  openMenu: (menu: Exclude<OpenMenu, null>) => void;
}

interface CommandPorts extends Pick<
  PlayerCommands,
  'toggleCaptions' | 'shiftCaptions' | 'toggleStatistics' | 'openMenu'
> {
  engine: PlayerEngine;
  session: PlaybackSession;
  messages: PlayerMessages;
  showMessage: (text: string) => void;
  /** Only for screen readers: the video already shows it. */
  announce: (text: string) => void;
  changePreferences: (change: Partial<PlayerPreferences>) => void;
  /** Undefined if there is no next episode. */
  nextEpisode: (() => void) | undefined;
  toggleFullscreen: () => Promise<void>;
  togglePictureInPicture: () => Promise<boolean>;
}

/** Turns the UI's requests into engine calls, messages and stored preferences. */
export function createCommands(ports: CommandPorts): PlayerCommands {
  const { engine, session, messages, showMessage, announce, changePreferences } = ports;
  const { toasts, locale } = messages;
  const showVolume = (volume: number): void => showMessage(toasts.volume({ percent: formatPercent(volume, locale) }));
  const canSeek = (): boolean => engine.getState().status === 'ready';

  function setVolume(wanted: number): void {
    const volume = clampVolume(wanted);
    engine.setVolume(volume);
    engine.setMuted(volume === 0);
    changePreferences({ volume, muted: volume === 0 });
  }
  function setRate(rate: number): void {
    engine.setRate(rate);
    showMessage(rate === 1 ? toasts.normalSpeed : toasts.speed({ rate: formatNumber(rate, locale) }));
  }

  return {
    togglePlay() {
      const { status, paused, ended, positionSec } = engine.getState();
      if (status === 'idle') return;
      if (paused || ended) {
        session.play();
        announce(toasts.playing);
      } else {
        session.pause();
        announce(toasts.pausedAt({ position: formatClock(positionSec) }));
      }
    },
    skip(direction, quiet = false) {
      if (!canSeek()) return;
      const { positionSec, durationSec } = engine.getState();
      const target = skipPosition(positionSec, direction * SKIP_SEC, durationSec);
      engine.seek(target);
      const values = { seconds: SKIP_SEC, position: formatClock(target) };
      const text = direction > 0 ? toasts.skippedForward(values) : toasts.skippedBack(values);
      if (quiet) announce(text);
      else showMessage(text);
    },
    seek(positionSec) {
      if (canSeek()) engine.seek(positionSec);
    },
    jumpTo(part) {
      const { durationSec } = engine.getState();
      if (!canSeek() || !Number.isFinite(durationSec)) return;
      engine.seek(durationSec * part);
      showMessage(`${formatPercent(part, locale)} · ${formatClock(durationSec * part)}`);
    },
    setVolume,
    changeVolume(by) {
      const { volume, muted } = engine.getState();
      const next = clampVolume(Math.round(((muted ? 0 : volume) + by) * 100) / 100);
      setVolume(next);
      showVolume(next);
    },
    swipeVolume(volume) {
      setVolume(volume);
      showVolume(volume);
    },
    toggleMute() {
      const { muted, volume } = engine.getState();
      // Unmuting at volume 0 would still be silent.
      if (muted && volume === 0) setVolume(0.5);
      else {
        engine.setMuted(!muted);
        changePreferences({ muted: !muted });
      }
      showMessage(muted ? toasts.soundOn : toasts.muted);
    },
    setRate,
    changeRate: (direction) => setRate(nextSpeed(engine.getState().rate, direction)),
    selectQuality(quality) {
      void session.selectQuality(quality).then((switched) => {
        const name = qualityName(quality, messages);
        showMessage(switched ? toasts.quality({ quality: name }) : toasts.switchFailed({ quality: name }));
      });
    },
    selectAudio(id) {
      const track = engine.getState().audioTracks.find((audio) => audio.id === id);
      if (!track || !engine.selectAudio(id)) return;
      changePreferences({ audioLanguage: track.language });
      showMessage(toasts.audio({ track: trackName(track, messages) }));
    },
    nextEpisode: ports.nextEpisode ?? (() => showMessage(toasts.noNextEpisode)),
    toggleCaptions: ports.toggleCaptions,
    shiftCaptions: ports.shiftCaptions,
    toggleFullscreen: () => void ports.toggleFullscreen(),
    togglePictureInPicture: () =>
      void ports.togglePictureInPicture().then((done) => {
        if (!done) showMessage(toasts.noPictureInPicture);
      }),
    toggleStatistics: ports.toggleStatistics,
    openMenu: ports.openMenu,
  };
}
