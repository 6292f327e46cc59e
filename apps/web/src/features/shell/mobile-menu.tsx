import { Suspense, useState, type ReactNode } from 'react';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import { BottomBar } from './bottom-bar';

const Drawer = lazyComponent(() => import('./drawer').then((chunk) => chunk.Drawer));

interface MobileMenuProps {
  listCount: ReactNode;
  /** Buttons for the other profiles. */
  profiles: ReactNode;
  themeSwitch: ReactNode;
}

/** The tab bar on small screens and its menu. */
export function MobileMenu({ listCount, profiles, themeSwitch }: MobileMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <BottomBar onMenu={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense>
          <Drawer
            onClose={() => setIsOpen(false)}
            listCount={listCount}
            profiles={profiles}
            themeSwitch={themeSwitch}
          />
        </Suspense>
      )}
    </>
  );
}
