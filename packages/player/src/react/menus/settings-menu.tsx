import Activity from 'lucide-react/icons/activity';
import CaptionsIcon from 'lucide-react/icons/captions';
import MessageCircle from 'lucide-react/icons/message-circle';
import Keyboard from 'lucide-react/icons/keyboard';
import { useState } from 'react';
import { usePlayerMessages } from '../messages-context';
import { usePlayer } from '../player-context';
import { Menu, type MenuItem, type MenuOpening } from './menu';
import { useMenuPages } from './use-menu-pages';

/** The settings menu: a first page of settings with their values, and a page of choices for each. */
export function SettingsMenu({ opener, onClose }: MenuOpening) {
  const { captions, commands, statistics, reportProblem } = usePlayer();
  const { menus } = usePlayerMessages();
  const pages = useMenuPages();
  const [pageId, setPageId] = useState<string | null>(null);
  const page = pages.find(({ id }) => id === pageId);
  if (page)
    return (
      <Menu
        key={page.id}
        title={page.title}
        items={page.items}
        onBack={() => setPageId(null)}
        opener={opener}
        onClose={onClose}
      />
    );
  const topics = pages.map(({ id, title, icon, value }): MenuItem => ({
    id,
    label: title,
    icon,
    hint: value,
    opensMenu: true,
    onSelect: () => setPageId(id),
  }));
  const others: MenuItem[] = [
    {
      id: 'subtitles',
      label: menus.audioAndSubtitles,
      icon: <CaptionsIcon aria-hidden />,
      hint: captions.first.choice?.name ?? menus.off,
      opensMenu: true,
      onSelect: () => commands.openMenu('subtitles'),
    },
    {
      id: 'statistics',
      label: menus.statistics,
      icon: <Activity aria-hidden />,
      on: statistics,
      separated: true,
      onSelect: commands.toggleStatistics,
    },
    {
      id: 'keys',
      label: menus.keyboard,
      icon: <Keyboard aria-hidden />,
      onSelect: () => commands.openMenu('help'),
    },
  ];
  if (reportProblem)
    others.push({
      id: 'report',
      label: menus.report,
      icon: <MessageCircle aria-hidden />,
      onSelect: () => {
        onClose();
        // Where the focus returns to.
        opener.current?.focus();
        reportProblem();
      },
    });
  return <Menu title={menus.settings} opener={opener} onClose={onClose} items={[...topics, ...others]} />;
}
