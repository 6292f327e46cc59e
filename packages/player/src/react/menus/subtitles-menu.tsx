import { Menu, type MenuOpening } from './menu';
import { useSubtitlesPage } from './use-menu-pages';

export function SubtitlesMenu({ opener, onClose }: MenuOpening) {
  const { title, items } = useSubtitlesPage();
  return <Menu title={title} items={items} opener={opener} onClose={onClose} />;
}
