import Cast from 'lucide-react/icons/cast';
import CaptionsIcon from 'lucide-react/icons/captions';
import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import PictureInPicture2 from 'lucide-react/icons/picture-in-picture-2';
import Settings from 'lucide-react/icons/settings';
import { useRef } from 'react';
import { lazyMenus } from '../menus/lazy-menus';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';
import { IconButton } from './icon-button';
import { SeekBar } from './seek-bar';
import { TimeDisplay } from './time-display';
import { Transport } from './transport';
import { Volume } from './volume';

export function ControlBar() {
  const { commands, captions, menu, setMenu, menuFailed, fullscreen, pictureInPicture, remote, keys } = usePlayer();
  const { controls, menus: menuTexts } = usePlayerMessages();
  const subtitlesButton = useRef<HTMLButtonElement>(null);
  const settingsButton = useRef<HTMLButtonElement>(null);
  const toggle = (name: 'settings' | 'subtitles') => () => setMenu(menu === name ? null : name);
  const close = (): void => setMenu(null);
  const menus = lazyMenus.useWhen(menu === 'settings' || menu === 'subtitles', menuFailed);
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
          className="mq-player__subtitles"
          label={menuTexts.subtitles}
          keys={keys.captions}
          aria-haspopup="menu"
          aria-expanded={menu === 'subtitles'}
          data-on={captions.first.choice !== null || undefined}
          icon={<CaptionsIcon aria-hidden />}
          onClick={toggle('subtitles')}
        />
        <IconButton
          ref={settingsButton}
          label={menuTexts.settings}
          aria-haspopup="menu"
          aria-expanded={menu === 'settings'}
          icon={<Settings aria-hidden className="mq-player__gear" />}
          onClick={toggle('settings')}
        />
        {(remote.available || remote.connected) && (
          <IconButton
            label={controls.cast}
            aria-pressed={remote.connected}
            data-on={remote.connected || undefined}
            icon={<Cast aria-hidden />}
            onClick={remote.choose}
          />
        )}
        {pictureInPicture.supported && (
          <IconButton
            label={controls.pictureInPicture}
            keys={keys.pictureInPicture}
            aria-pressed={pictureInPicture.active}
            icon={<PictureInPicture2 aria-hidden />}
            onClick={commands.togglePictureInPicture}
          />
        )}
        <IconButton
          label={controls.fullscreen}
          keys={keys.fullscreen}
          aria-pressed={fullscreen}
          icon={fullscreen ? <Minimize aria-hidden /> : <Maximize aria-hidden />}
          onClick={commands.toggleFullscreen}
        />
      </div>
      {menu === 'settings' && menus && <menus.SettingsMenu opener={settingsButton} onClose={close} />}
      {menu === 'subtitles' && menus && <menus.SubtitlesMenu opener={subtitlesButton} onClose={close} />}
    </div>
  );
}
