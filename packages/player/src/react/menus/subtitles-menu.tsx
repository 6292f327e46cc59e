import FileUp from 'lucide-react/icons/file-up';
import Languages from 'lucide-react/icons/languages';
import Timer from 'lucide-react/icons/timer';
import Type from 'lucide-react/icons/type';
import { useState } from 'react';
import { isShifted } from '../../captions/caption-timing';
import type { CaptionChoice } from '../../captions/caption-choice';
import { formatDecimal } from '../../messages/format';
import { trackName } from '../../tracks/track-names';
import { useEngineState } from '../hooks/use-engine-state';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';
import { Menu, type MenuItem, type MenuOpening } from './menu';

const choiceItems = (
  choices: readonly CaptionChoice[],
  selected: CaptionChoice | null,
  select: (id: string | null) => void,
  off: string,
): MenuItem[] => [
  { id: 'off', label: off, checked: selected === null, onSelect: () => select(null) },
  ...choices.map(({ id, name }) => ({
    id,
    label: name,
    checked: id === selected?.id,
    onSelect: () => select(id),
  })),
];

/** The audio languages, if there is more than one. */
function useAudioItems(): MenuItem[] {
  const { engine, commands } = usePlayer();
  const messages = usePlayerMessages();
  const tracks = useEngineState(engine, (state) => state.audioTracks);
  const audioId = useEngineState(engine, (state) => state.audioId);
  if (tracks.length < 2) return [];
  return tracks.map(({ id, ...track }) => ({
    id: `audio ${id}`,
    label: trackName(track, messages),
    checked: id === audioId,
    onSelect: () => commands.selectAudio(id),
  }));
}

/**
 * Audio and subtitles side by side; also a second subtitle language, the visitor's own file, and links to timing and
 * style.
 */
export function SubtitlesMenu({ opener, onClose }: MenuOpening) {
  const { captions, commands, openCaptionFile } = usePlayer();
  const { menus, locale } = usePlayerMessages();
  const audio = useAudioItems();
  const { choices, secondChoices, first, second, select, selectSecond } = captions;
  const [isSecond, setIsSecond] = useState(false);
  if (isSecond)
    return (
      <Menu
        key="second"
        title={menus.secondLanguage}
        items={choiceItems(secondChoices, second.choice, selectSecond, menus.off)}
        onBack={() => setIsSecond(false)}
        opener={opener}
        onClose={onClose}
      />
    );
  const file: MenuItem = {
    id: 'file',
    label: menus.openFile,
    icon: <FileUp aria-hidden />,
    onSelect: () => {
      onClose();
      openCaptionFile();
    },
  };
  const secondLanguage: MenuItem = {
    id: 'second',
    label: menus.secondLanguage,
    icon: <Languages aria-hidden />,
    hint: second.choice?.name ?? menus.off,
    opensMenu: true,
    onSelect: () => setIsSecond(true),
  };
  const timing: MenuItem = {
    id: 'timing',
    label: menus.timing,
    icon: <Timer aria-hidden />,
    hint: isShifted(first.timing)
      ? menus.delay({ seconds: formatDecimal(first.timing.delaySec, 2, locale) })
      : undefined,
    onSelect: () => commands.openMenu('timing'),
  };
  const style: MenuItem = {
    id: 'style',
    label: menus.style,
    icon: <Type aria-hidden />,
    onSelect: () => commands.openMenu('style'),
  };
  const isOn = first.choice !== null;
  return (
    <Menu
      title={audio.length > 0 ? menus.audioAndSubtitles : menus.subtitles}
      groups={[
        ...(audio.length > 0 ? [{ title: menus.audio, items: audio }] : []),
        { title: menus.subtitles, items: choiceItems(choices, first.choice, select, menus.off) },
      ]}
      items={[file, ...(isOn && secondChoices.length > 0 ? [secondLanguage] : []), ...(isOn ? [timing] : []), style]}
      opener={opener}
      onClose={onClose}
    />
  );
}
