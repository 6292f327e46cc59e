import { clsx } from 'clsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { PlayerEngine } from '../engine/player-engine';
import type { EngineState } from '../engine/state';
import { ControlBar } from './controls/control-bar';
import { TopBar } from './controls/top-bar';
import { useBack } from './hooks/use-back';
import { useControlsVisibility } from './hooks/use-controls-visibility';
import { useEngineState } from './hooks/use-engine-state';
import { useFileDrop } from './hooks/use-file-drop';
import { useKeyboard } from './keyboard/use-keyboard';
import { useSingleTabPlayback } from './hooks/use-single-tab-playback';
import { usePrefetchMenus } from './hooks/use-prefetch-menus';
import { CaptionFileInput } from './overlays/caption-file-input';
import { Messages } from './overlays/messages';
import { PlayingInAnotherTab } from './overlays/playing-in-another-tab';
import { EndScreen } from './overlays/end-screen';
import { ErrorPanel } from './overlays/error-panel';
import { PlaybackPrompts } from './overlays/playback-prompts';
import { Pulse } from './overlays/pulse';
import { Spinner } from './overlays/spinner';
import { Subtitles } from './overlays/subtitles';
import { Surface } from './overlays/surface';
import { Unmute } from './overlays/unmute';
import { lazyMenus } from './menus/lazy-menus';
import { usePlayerMessages } from './messages-context';
import { LazyPanels } from './panels/lazy-panels';
import { PlayerProvider } from './player-context';
import type { PlayerProps } from './player-props';
import { usePlayerValue } from './use-player-value';

interface PlayerViewProps extends PlayerProps {
  engine: PlayerEngine;
}

const isWaiting = ({ buffering, seeking, status }: EngineState): boolean =>
  status !== 'failed' && (buffering || seeking);

export function PlayerView(props: PlayerViewProps) {
  const { engine, session, media, next } = props;
  const { controls } = usePlayerMessages();
  const root = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const videoElement = useCallback(() => video.current, []);

  // Before the hooks below, which apply the volume to it.
  useEffect(() => {
    if (video.current) session.attach(video.current);
    root.current?.focus({ preventScroll: true });
  }, [engine, session]);
  const captionFile = useRef<HTMLInputElement>(null);
  const { value, message } = usePlayerValue(engine, props, { root, video, captionFile });
  const { captions, preferences, menu, sleep, playback } = value;
  const { source, phase } = playback;

  const paused = useEngineState(engine, (state) => state.paused);
  const engineError = useEngineState(engine, (state) => state.error);
  const error = phase === 'failed' ? engineError : null;
  const isPlayingElsewhere = useSingleTabPlayback(engine, session.pause);
  const isCovered = error !== null || isPlayingElsewhere;
  const { panel } = props;
  const [listOpen, setListOpen] = useState(false);
  usePrefetchMenus(engine);
  const menus = lazyMenus.useWhen(listOpen, () => {
    setListOpen(false);
    value.menuFailed();
  });
  const waiting = useEngineState(engine, isWaiting);
  const firstFrame = useEngineState(engine, (state) => state.firstFrame);
  const chrome = useControlsVisibility(root, paused || listOpen || menu !== null || isCovered);

  const drop = useFileDrop(captions.addFile);
  const { leavePanel, closeTop } = useBack(root, value);
  const { onControlsChange } = props;
  useEffect(() => onControlsChange?.(chrome.visible), [onControlsChange, chrome.visible]);
  useKeyboard(root, {
    keys: value.keys,
    jumps: preferences.characterKeys,
    commands: value.commands,
    onActivity: chrome.wake,
    closeTop,
  });

  return (
    <PlayerProvider value={value}>
      <section
        ref={root}
        // Without a source, the last frame of the previous title keeps its shape.
        className={clsx('mq-player', (firstFrame || !source) && 'mq-player--started')}
        aria-label={controls.player({ title: [media.title, media.subtitle].filter(Boolean).join(', ') })}
        tabIndex={-1}
        data-controls={chrome.visible ? 'visible' : 'hidden'}
        data-covered={isCovered || undefined}
        data-menu={menu ?? undefined}
        {...drop.handlers}
        data-fullscreen={value.fullscreen || undefined}
        onPointerMove={(event) => event.pointerType === 'mouse' && chrome.wake()}
      >
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- The caption layer renders captions of files and streams alike. */}
        <video ref={video} className="mq-player__video" playsInline preload="auto" poster={media.poster} />
        <Surface controlsVisible={chrome.visible} wake={chrome.wake} hide={chrome.hide} />
        <div className="mq-player__shade" />
        <Subtitles engine={engine} captions={captions} look={preferences.subtitleStyle} video={videoElement} />
        <Pulse />
        {!error && (waiting || !source) && <Spinner />}
        <EndScreen>{props.endScreen}</EndScreen>
        <div className="mq-player__chrome" onPointerDown={chrome.wake}>
          <TopBar
            title={media.title}
            subtitle={media.subtitle}
            onClose={props.onClose}
            list={panel && { label: panel.label, isOpen: listOpen, onToggle: () => setListOpen(!listOpen) }}
          />
          {!isCovered && <ControlBar />}
        </div>
        <PlaybackPrompts
          next={next && { ...next, autoAdvance: next.autoAdvance !== false && sleep.choice !== 'end' }}
        />
        <Unmute />
        <Messages text={message.text} spoken={message.spoken} />
        <CaptionFileInput ref={captionFile} onFile={captions.addFile} />
        {drop.over && (
          <p className="mq-player__drop" aria-hidden>
            {controls.dropFile}
          </p>
        )}
        <LazyPanels notice={firstFrame && !source?.isDemo ? source?.notice : undefined} onClose={leavePanel} />
        {panel && menus && (
          <menus.SidePanel label={panel.label} onClose={() => setListOpen(false)}>
            {panel.render(() => setListOpen(false))}
          </menus.SidePanel>
        )}
        {isPlayingElsewhere && !error && <PlayingInAnotherTab onPlayHere={session.play} />}
        {error && <ErrorPanel error={error} source={source} onReload={session.retry} />}
      </section>
    </PlayerProvider>
  );
}
