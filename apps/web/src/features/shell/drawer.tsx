import { t } from '@lingui/core/macro';
import { Bookmark, ChevronDown, Clock, Compass, MoonStar, X, type LucideIcon } from 'lucide-react';
import { Suspense, type ReactNode } from 'react';
import { pages } from '../../pages';
import { useConfig } from '../../shared/api';
import { useAppSelector } from '../../shared/store';
import { selectHasProfiles, selectIsRestricted } from '../../shared/store/profiles.slice';
import { IconButton } from '../../shared/ui';
import { Modal } from '../../shared/ui/dialog';
import { Logo } from '../../shared/ui/logo';
import { AnyLink } from './any-link';
import { drawerGroups, type DrawerGroup } from './menu-groups';
import { quickLinks } from './quick-links';

const Group = ({ group }: { group: DrawerGroup }) => (
  <details name="menu" className="group border-b">
    <summary className="display flex h-14 items-center justify-between text-xl [&::-webkit-details-marker]:hidden">
      {group.label}
      <ChevronDown aria-hidden className="size-5 text-ink-faint transition-transform group-open:rotate-180" />
    </summary>
    <ul className="grid grid-cols-2 gap-x-4 pb-4">
      <li className="col-span-2">
        <AnyLink href={group.href} className="flex min-h-11 items-center font-semibold text-accent-ink">
          {group.allText}
        </AnyLink>
      </li>
      {group.sections.flatMap(({ links }) =>
        links.map(({ href, label }) => (
          <li key={href}>
            <AnyLink href={href} className="flex min-h-11 items-center text-sm text-ink-soft">
              {label}
            </AnyLink>
          </li>
        )),
      )}
    </ul>
  </details>
);

interface TileProps {
  href: string;
  label: string;
  icon: LucideIcon;
  count?: ReactNode;
}

/** A tile that links to a list of the visitor or a section of the site. */
const Tile = ({ href, label, icon: Icon, count }: TileProps) => (
  <AnyLink
    href={href}
    className="flex min-h-20 flex-col justify-between rounded-md border bg-raised p-3 font-semibold transition-colors hover:border-line-strong"
  >
    <span className="flex items-center justify-between">
      <Icon aria-hidden className="size-5 text-accent-ink" />
      {count}
    </span>
    {label}
  </AnyLink>
);

interface DrawerProps {
  onClose: () => void;
  listCount: ReactNode;
  profiles: ReactNode;
  themeSwitch: ReactNode;
}

/** The menu on small screens. */
export function Drawer({ onClose, listCount, profiles, themeSwitch }: DrawerProps) {
  const isRestricted = useAppSelector(selectIsRestricted);
  const hasProfiles = useAppSelector(selectHasProfiles);
  const config = useConfig();
  return (
    <Modal
      title={t`Menu`}
      onClose={onClose}
      className="inset-y-0 start-0 flex w-[min(22rem,88vw)] animate-[slide-in-left_240ms_var(--ease-out)] rtl:animate-[slide-in-right_240ms_var(--ease-out)] flex-col overflow-y-auto pb-[env(safe-area-inset-bottom)]"
    >
      <div className="sticky top-0 z-10 flex h-16 shrink-0 items-center justify-between border-b bg-surface px-5">
        <Logo siteName={config.siteName} />
        <IconButton label={t`Close`} onClick={onClose} className="-me-2">
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      <nav aria-label={t`Menu`} className="px-5 pb-6">
        <div className="grid grid-cols-2 gap-3 border-b py-4">
          <Tile href={pages.bookmarks.path} label={t`My list`} icon={Bookmark} count={listCount} />
          <Tile href={pages.history.path} label={t`History`} icon={Clock} />
          <Tile href={pages.tonight.path} label={t`Tonight`} icon={MoonStar} />
          <Tile href={pages.discover.path} label={t`Discover`} icon={Compass} />
        </div>
        {drawerGroups().map((group) => (
          <Group key={group.label} group={group} />
        ))}
        <ul className="mt-4">
          {quickLinks(config, isRestricted).map(({ href, label }) => (
            <li key={label}>
              <AnyLink href={href} className="flex min-h-11 items-center font-medium">
                {label}
              </AnyLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto border-t px-2 py-3">{themeSwitch}</div>
      {hasProfiles && (
        <div className="px-2 pb-2">
          <Suspense>{profiles}</Suspense>
        </div>
      )}
    </Modal>
  );
}
