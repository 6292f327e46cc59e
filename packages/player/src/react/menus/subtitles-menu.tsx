import FileUp from 'lucide-react/icons/file-up';
import Languages from 'lucide-react/icons/languages';
import Timer from 'lucide-react/icons/timer';
import Type from 'lucide-react/icons/type';
import { useState } from 'react';
import { isShifted } from '../../captions/caption-timing';
import type { CaptionChoice } from '../../captions/caption-choice';
import { useEngineState } from '../hooks/use-engine-state';
import { usePlayer } from '../player-context';
import { Menu, type MenuItem, type MenuOpening } from './menu';

const choiceItems = (
  choices: readonly CaptionChoice[],
  selected: CaptionChoice | null,
  select: (id: string | null) => void,
): MenuItem[] => [
  { id: 'off', label: 'Off', checked: selected === null, onSelect: () => select(null) },
  ...choices.map(({ id, name }) => ({
    id,
    label: name,
    checked: id === selected?.id,
    onSelect: () => select(id),
  })),
];

/** The languages that are spoken, where there is more than one. */
function useAudioItems(): MenuItem[] {
  const { engine, commands } = usePlayer();
  const tracks = useEngineState(engine, (state) => state.audioTracks);
  const audioId = useEngineState(engine, (state) => state.audioId);
  if (tracks.length < 2) return [];
  return tracks.map(({ id, label }) => ({
    id: `audio ${id}`,
    label,
    checked: id === audioId,
    onSelect: () => commands.selectAudio(id),
  }));
}

/** What is heard and what is read, side by side; a second language, a file of one's own, and the ways to timing and style. */
export function SubtitlesMenu({ opener, onClose }: MenuOpening) {
  const { captions, commands, openCaptionFile } = usePlayer();
  const audio = useAudioItems();
  const { choices, secondChoices, first, second, select, selectSecond } = captions;
  const [isSecond, setIsSecond] = useState(false);
  if (isSecond)
    return (
      <Menu
        key="second"
        title="Second language"
        items={choiceItems(secondChoices, second.choice, selectSecond)}
        onBack={() => setIsSecond(false)}
        opener={opener}
        onClose={onClose}
      />
    );
  const file: MenuItem = {
    id: 'file',
    label: 'Open a file…',
    icon: <FileUp aria-hidden />,
    onSelect: () => {
      onClose();
      openCaptionFile();
    },
  };
  const secondLanguage: MenuItem = {
    id: 'second',
    label: 'Second language',
    icon: <Languages aria-hidden />,
    hint: second.choice?.name ?? 'Off',
    opensMenu: true,
    onSelect: () => setIsSecond(true),
  };
  const timing: MenuItem = {
    id: 'timing',
    label: 'Timing…',
    icon: <Timer aria-hidden />,
    hint: isShifted(first.timing) ? `${first.timing.delaySec.toFixed(2)} s` : undefined,
    onSelect: () => commands.openMenu('timing'),
  };
  const style: MenuItem = {
    id: 'style',
    label: 'Style…',
    icon: <Type aria-hidden />,
    onSelect: () => commands.openMenu('style'),
  };
  const isOn = first.choice !== null;
  return (
    <Menu
      title={audio.length > 0 ? 'Audio and subtitles' : 'Subtitles'}
      groups={[
        ...(audio.length > 0 ? [{ title: 'Audio', items: audio }] : []),
        { title: 'Subtitles', items: choiceItems(choices, first.choice, select) },
      ]}
      items={[file, ...(isOn && secondChoices.length > 0 ? [secondLanguage] : []), ...(isOn ? [timing] : []), style]}
      opener={opener}
      onClose={onClose}
    />
  );
}
