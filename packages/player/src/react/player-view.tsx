import { clsx } from 'clsx';
import { useCallback, useEffect, useRef } from 'react';
import type { PlayerEngine } from '../engine/player-engine';
import { ControlBar } from './controls/control-bar';
import { TopBar } from './controls/top-bar';
import { useControlsVisibility } from './hooks/use-controls-visibility';
import { useEngineState } from './hooks/use-engine-state';
import { useKeyboard } from './hooks/use-keyboard';
import { useEnded } from './hooks/use-player-events';
import { useProgressReports } from './hooks/use-progress-reports';
import { CaptionLayer } from './overlays/caption-layer';
import { ErrorPanel } from './overlays/error-panel';
import { Notice } from './overlays/notice';
import { NextEpisode, SkipIntro } from './overlays/offers';
import { Spinner } from './overlays/spinner';
import { Surface } from './overlays/surface';
import { Unmute } from './overlays/unmute';
import { PlayerProvider } from './player-context';
import type { PlayerProps } from './player-props';
import { usePlayerValue } from './use-player-value';

interface PlayerViewProps extends PlayerProps {
  engine: PlayerEngine;
}

export function PlayerView(props: PlayerViewProps) {
  const { engine, result, mediaId, kind, hasNext = false, autoAdvance = true, onNextEpisode } = props;
  const root = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const videoElement = useCallback(() => video.current, []);

  // Before the hooks below, which load.
  useEffect(() => {
    if (video.current) void engine.attach(video.current);
    root.current?.focus({ preventScroll: true });
  }, [engine]);
  const { value, message, preferences } = usePlayerValue(engine, props, { root, video });
  useProgressReports(engine, {
    mediaId,
    kind,
    active: result !== null,
    onProgress: props.onProgress,
    onWatched: props.onWatched,
  });
  useEnded(engine, props.onEnded);

  const paused = useEngineState(engine, (state) => state.paused);
  const engineError = useEngineState(engine, (state) => state.error);
  const error = result && engineError;
  const waiting = useEngineState(
    engine,
    ({ buffering, seeking, status }) => status !== 'failed' && (buffering || seeking),
  );
  const firstFrame = useEngineState(engine, (state) => state.firstFrame);
  const controls = useControlsVisibility(root, paused || value.menu !== null || error !== null);
  useKeyboard(root, value.commands, controls.wake);

  const reload = (): void => {
    void engine.reload();
    props.onReload?.();
  };

  return (
    <PlayerProvider value={value}>
      <section
        ref={root}
        className={clsx('mq-player', firstFrame && 'mq-player--started')}
        aria-label={`Video player: ${[props.title, props.subtitle].filter(Boolean).join(', ')}`}
        tabIndex={-1}
        data-controls={controls.visible ? 'visible' : 'hidden'}
        data-failed={error !== null || undefined}
        data-menu={value.menu ?? undefined}
        data-fullscreen={value.fullscreen || undefined}
        onPointerMove={(event) => event.pointerType === 'mouse' && controls.wake()}
      >
        {/* Captions are drawn by the caption layer, from files and streams alike. */}
        {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
        <video ref={video} className="mq-player__video" playsInline preload="auto" poster={props.poster} />
        <Surface controlsVisible={controls.visible} wake={controls.wake} hide={controls.hide} />
        <div className="mq-player__shade" />
        <CaptionLayer
          engine={engine}
          cues={value.captions.cues}
          language={value.captions.selected?.language ?? ''}
          look={preferences.subtitleLook}
          video={videoElement}
        />
        {!error && (waiting || !result) && <Spinner />}
        <div className="mq-player__chrome" onPointerDown={controls.wake}>
          <TopBar title={props.title} subtitle={props.subtitle} onClose={props.onClose} />
          {!error && <ControlBar />}
        </div>
        <div className="mq-player__offers">
          <SkipIntro />
          {kind === 'episode' && hasNext && onNextEpisode && (
            <NextEpisode autoAdvance={autoAdvance} onNext={onNextEpisode} />
          )}
        </div>
        <Unmute />
        {firstFrame && result?.notice && <Notice key={`${mediaId} ${result.notice}`} text={result.notice} />}
        <p className="mq-player__message" role="status" data-shown={message !== null || undefined}>
          {message}
        </p>
        {error && <ErrorPanel error={error} onReload={reload} />}
      </section>
    </PlayerProvider>
  );
}
