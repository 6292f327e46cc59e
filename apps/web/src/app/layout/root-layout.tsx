import { useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { HeaderAccount, LogOutContext } from '../../features/account';
import { InfoModals } from '../../features/announcements';
import { SearchBox } from '../../features/search';
import { OwnerQuestion } from '../../features/sync';
import { FloatingStack, Footer, Header, MobileMenu } from '../../features/shell';
import { ThemeButton, ThemeRoot, ThemeSwitch } from '../../features/theme';
import { useIdle } from '../../shared/lib/use-idle';
import { ToastHost } from '../../shared/ui';
import { preloadErrorScreen } from '../error-boundary';
import { useLogOut } from './use-log-out';
import { usePageFocus } from './use-page-focus';

/** What every page stands in: header, main landmark, footer, and the parts that float above. */
export function RootLayout() {
  usePageFocus();
  const isIdle = useIdle();
  useEffect(() => {
    if (isIdle) preloadErrorScreen();
  }, [isIdle]);
  return (
    <LogOutContext value={useLogOut()}>
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-full bg-accent px-5 py-3 text-sm font-semibold text-on-accent focus:translate-y-0"
      >
        Skip to content
      </a>
      <ThemeRoot />
      <Header search={<SearchBox />} account={<HeaderAccount />} />
      {/* As tall as the screen from the start: the footer never moves on it when the page's content arrives. */}
      <main id="main" tabIndex={-1} className="min-h-svh outline-none">
        <Outlet />
      </main>
      <Footer themeButton={<ThemeButton />} />
      <FloatingStack themeSwitch={<ThemeSwitch />} />
      <MobileMenu themeSwitch={<ThemeSwitch />} />
      <InfoModals />
      <OwnerQuestion />
      <ToastHost />
      <ScrollRestoration />
    </LogOutContext>
  );
}
