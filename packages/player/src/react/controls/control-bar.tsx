import CaptionsIcon from 'lucide-react/icons/captions';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import PictureInPicture2 from 'lucide-react/icons/picture-in-picture-2';
import Settings from 'lucide-react/icons/settings';
import { useRef } from 'react';
import { SettingsMenu } from '../menus/settings-menu';
import { SubtitlesMenu } from '../menus/subtitles-menu';
import { usePlayer, type OpenMenu } from '../player-context';
import { IconButton } from './icon-button';
import { SeekBar } from './seek-bar';
import { TimeDisplay } from './time-display';
import { Transport } from './transport';
import { Volume } from './volume';

export function ControlBar() {
  const { commands, captions, menu, setMenu, fullscreen, pictureInPicture } = usePlayer();
  const subtitlesButton = useRef<HTMLButtonElement>(null);
  const settingsButton = useRef<HTMLButtonElement>(null);
  const toggle = (name: Exclude<OpenMenu, null>) => () => setMenu(menu === name ? null : name);
  const close = (): void => setMenu(null);
  return (
    <div className="mq-player__bar">
      <SeekBar />
      <div className="mq-player__row">
        <Transport />
        <Volume />
        <TimeDisplay />
        <div className="mq-player__spacer" />
        <IconButton
          ref={subtitlesButton}
          label="Subtitles"
          shortcut="c"
          aria-haspopup="menu"
          aria-expanded={menu === 'subtitles'}
          data-on={captions.selected !== null || undefined}
          icon={<CaptionsIcon aria-hidden />}
          onClick={toggle('subtitles')}
        />
        <IconButton
          ref={settingsButton}
          label="Settings"
          aria-haspopup="menu"
          aria-expanded={menu === 'settings'}
          icon={<Settings aria-hidden className="mq-player__gear" />}
          onClick={toggle('settings')}
        />
        <IconButton
          className="mq-player__pip"
          label="Picture in picture"
          shortcut="i"
          aria-pressed={pictureInPicture}
          icon={<PictureInPicture2 aria-hidden />}
          onClick={commands.togglePictureInPicture}
        />
        <IconButton
          label="Fullscreen"
          shortcut="f"
          aria-pressed={fullscreen}
          icon={fullscreen ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
          onClick={commands.toggleFullscreen}
        />
      </div>
      {menu === 'settings' && <SettingsMenu opener={settingsButton} onClose={close} />}
      {menu === 'subtitles' && <SubtitlesMenu opener={subtitlesButton} onClose={close} />}
    </div>
  );
}
