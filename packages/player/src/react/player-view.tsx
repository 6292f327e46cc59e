import { clsx } from 'clsx';
import { CAPTION_FILE_TYPES } from '../captions/caption-file';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlayerEngine } from '../engine/player-engine';
import { ControlBar } from './controls/control-bar';
import { TopBar } from './controls/top-bar';
import { useControlsVisibility } from './hooks/use-controls-visibility';
import { useEngineState } from './hooks/use-engine-state';
import { useFileDrop } from './hooks/use-file-drop';
import { useKeyboard } from './hooks/use-keyboard';
import { useSingleTabPlayback } from './hooks/use-single-tab-playback';
import { usePrefetchMenus } from './hooks/use-prefetch-menus';
import { useEnded } from './hooks/use-player-events';
import { useProgressReports } from './hooks/use-progress-reports';
import { CaptionLayer } from './overlays/caption-layer';
import { PlayingInAnotherTab } from './overlays/playing-in-another-tab';
import { ErrorPanel } from './overlays/error-panel';
import { Notice } from './overlays/notice';
import { NextEpisodeButton } from './overlays/next-episode-button';
import { SkipIntroButton } from './overlays/skip-intro-button';
import { Pulse } from './overlays/pulse';
import { Spinner } from './overlays/spinner';
import { Surface } from './overlays/surface';
import { Unmute } from './overlays/unmute';
import { lazyMenus } from './menus/lazy-menus';
import { LazyPanels } from './panels/lazy-panels';
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
  const captionFile = useRef<HTMLInputElement>(null);
  const { value, message, isSwitching } = usePlayerValue(engine, props, { root, video, captionFile });
  const { captions, preferences, menu, setMenu, sleep } = value;
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
  const error = result && !isSwitching ? engineError : null;
  const isPlayingElsewhere = useSingleTabPlayback(engine);
  const isCovered = error !== null || isPlayingElsewhere;
  const { panel } = props;
  const [listOpen, setListOpen] = useState(false);
  usePrefetchMenus(engine);
  const menus = lazyMenus.useWhen(listOpen, () => {
    setListOpen(false);
    value.menuFailed();
  });
  const waiting = useEngineState(
    engine,
    ({ buffering, seeking, status }) => status !== 'failed' && (buffering || seeking),
  );
  const firstFrame = useEngineState(engine, (state) => state.firstFrame);
  const controls = useControlsVisibility(root, paused || listOpen || menu !== null || isCovered);

  const drop = useFileDrop(captions.addFile);
  const leavePanel = (): void => {
    setMenu(null);
    const back = menu === 'help' ? null : root.current?.querySelector<HTMLElement>('.mq-player__subtitles');
    (back ?? root.current)?.focus();
  };
  const closeTop = (): boolean => {
    if (menu !== null) leavePanel();
    else if (value.statistics) value.commands.toggleStatistics();
    else return false;
    return true;
  };
  useKeyboard(root, {
    keys: value.keys,
    jumps: preferences.characterKeys,
    commands: value.commands,
    onActivity: controls.wake,
    closeTop,
  });

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
        data-covered={isCovered || undefined}
        data-menu={menu ?? undefined}
        {...drop.handlers}
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
          first={captions.first}
          second={captions.second}
          look={preferences.subtitleStyle}
          video={videoElement}
        />
        <Pulse />
        {!error && (waiting || !result) && <Spinner />}
        <div className="mq-player__chrome" onPointerDown={controls.wake}>
          <TopBar
            title={props.title}
            subtitle={props.subtitle}
            onClose={props.onClose}
            list={panel && { label: panel.label, isOpen: listOpen, onToggle: () => setListOpen(!listOpen) }}
          />
          {!isCovered && <ControlBar />}
        </div>
        <div className="mq-player__offers">
          <SkipIntroButton />
          {kind === 'episode' && hasNext && onNextEpisode && (
            <NextEpisodeButton autoAdvance={autoAdvance && sleep.choice !== 'end'} onNext={onNextEpisode} />
          )}
        </div>
        <Unmute />
        {firstFrame && result?.notice && <Notice key={`${mediaId} ${result.notice}`} text={result.notice} />}
        <p className="mq-player__message" role="status" data-shown={message.text !== null || undefined}>
          {message.text}
        </p>
        <p className="mq-player__unseen" role="status">
          {message.spoken}
        </p>
        <input
          ref={captionFile}
          type="file"
          hidden
          aria-label="Subtitle file"
          accept={CAPTION_FILE_TYPES}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) captions.addFile(file);
            event.target.value = '';
          }}
        />
        {drop.over && (
          <p className="mq-player__drop" aria-hidden>
            Drop a subtitle file
          </p>
        )}
        <LazyPanels onClose={leavePanel} />
        {panel && menus && (
          <menus.SidePanel label={panel.label} onClose={() => setListOpen(false)}>
            {panel.render(() => setListOpen(false))}
          </menus.SidePanel>
        )}
        {isPlayingElsewhere && !error && <PlayingInAnotherTab onPlayHere={() => void engine.play()} />}
        {error && <ErrorPanel error={error} onReload={reload} />}
      </section>
    </PlayerProvider>
  );
}
