import { useState } from 'react';
import { Menu, type MenuOpening } from './menu';
import { useMenuPages } from './use-menu-pages';

/** The settings menu: a first page of topics with their values, and a page of choices for each. */
export function SettingsMenu({ opener, onClose }: MenuOpening) {
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
  return (
    <Menu
      title="Settings"
      opener={opener}
      onClose={onClose}
      items={pages.map(({ id, title, icon, value }) => ({
        id,
        label: title,
        icon,
        hint: value,
        opensMenu: true,
        onSelect: () => setPageId(id),
      }))}
    />
  );
}
