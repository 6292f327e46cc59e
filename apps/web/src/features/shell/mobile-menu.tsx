import { lazy, Suspense, useState, type ReactNode } from 'react';
import { BottomBar } from './bottom-bar';

const Drawer = lazy(() => import('./drawer').then(({ Drawer }) => ({ default: Drawer })));

/** The bar of small screens and the menu that it opens. */
export function MobileMenu({ themeSwitch }: { themeSwitch: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <BottomBar onMenu={() => setIsOpen(true)} />
      {isOpen && (
        <Suspense>
          <Drawer onClose={() => setIsOpen(false)} themeSwitch={themeSwitch} />
        </Suspense>
      )}
    </>
  );
}
