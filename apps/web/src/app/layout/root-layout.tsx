import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { HeaderAccount, LogOutContext } from '../../features/account';
import { InfoModals } from '../../features/announcements';
import { ListCount } from '../../features/bookmarks';
import { ServerProblems } from '../../features/operator';
import { ProfileSwitcher } from '../../features/profiles';
import { SearchBox } from '../../features/search';
import { OwnerConflictPrompt } from '../../features/sync';
import { FloatingStack, Footer, Header, MobileMenu } from '../../features/shell';
import { LanguageSelect } from '../../features/language';
import { ThemeButton, ThemeRoot, ThemeSwitch } from '../../features/theme';
import { ToastHost } from '../../shared/ui';
import { pages } from '../../pages';
import { ErrorBoundary } from '../error-boundary';
import { useIsStranger, useLogInPath } from '../private-site';
import { useLogOut } from './use-log-out';
import { usePageFocus } from './use-page-focus';
import { useScrollRestoration } from './use-scroll-restoration';

/** The layout of every page: header, main landmark, footer and floating controls. */
export function RootLayout() {
  usePageFocus();
  useScrollRestoration();
  const { pathname } = useLocation();
  const logOut = useLogOut();
  const isStranger = useIsStranger();
  const logInPath = useLogInPath();
  // "Who's watching?" comes before anything personal is shown, and a TV's remote should reach no menus.
  const isBare = pathname === pages.profiles.path || pathname === pages.tv.path || isStranger;
  if (isStranger && logInPath !== null) return <Navigate to={logInPath} replace />;
  return (
    <LogOutContext value={logOut}>
      <a
        href="#main"
        className="fixed top-2 start-2 z-60 -translate-y-20 print:hidden rounded-full bg-accent px-5 py-3 text-sm font-semibold text-on-accent focus:translate-y-0"
      >
        <Trans>Skip to content</Trans>
      </a>
      {!isBare && (
        <Suspense>
          <Header
            listCount={<ListCount />}
            search={<SearchBox />}
            account={<HeaderAccount themeSwitch={<ThemeSwitch />} profiles={<ProfileSwitcher />} />}
          />
        </Suspense>
      )}
      {/* At least as tall as the screen: the footer is never visible and then pushed down when content arrives. */}
      <main id="main" tabIndex={-1} className="min-h-svh outline-none">
        <ErrorBoundary of={pathname}>
          {/* The layout is visible while the first page's module loads. */}
          <Suspense>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      {!isBare && (
        <Suspense>
          <Footer
            settings={
              <>
                <LanguageSelect />
                <ThemeButton />
              </>
            }
          />
          <FloatingStack themeSwitch={<ThemeSwitch />} />
          <MobileMenu listCount={<ListCount />} profiles={<ProfileSwitcher />} themeSwitch={<ThemeSwitch />} />
        </Suspense>
      )}
      <ThemeRoot />
      {!isBare && <InfoModals />}
      {!isBare && pathname !== pages.operator.path && <ServerProblems />}
      <OwnerConflictPrompt />
      <ToastHost />
    </LogOutContext>
  );
}
