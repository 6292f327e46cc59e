import { useEffect, useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BookmarkButton } from '../features/bookmarks';
import { SettingsRoot } from '../features/settings';
import { availabilityApi, configApi, useConfig } from '../shared/api';
import { onIdle } from '../shared/lib/timing/on-idle';
import type { AppState } from '../shared/store';
import { useSetting } from '../shared/store/settings';
import { CardActionProvider, ImageBaseProvider, SiteNameProvider } from '../shared/ui';
import type { CardAction } from '../shared/ui/card-action';
import type { AppStore } from './store';

/** At the latest. */
const IDLE_MS = 5_000;

const bookmarkAction: CardAction = (item, look) => <BookmarkButton title={item} look={look} />;

function ConfigProvider({ children }: { children: ReactNode }) {
  configApi.useConfigQuery();
  const { images, siteName } = useConfig();
  return (
    <SiteNameProvider value={siteName}>
      <ImageBaseProvider value={images.baseUrl}>
        <CardActionProvider value={bookmarkAction}>{children}</CardActionProvider>
      </ImageBaseProvider>
    </SiteNameProvider>
  );
}

/** Loads which titles can be played, for the marks on cards, once the page is shown and idle. */
function LibraryRoot() {
  const { hasLibrary } = useConfig();
  const isWanted = useSetting('libraryMarks') && hasLibrary;
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => onIdle(() => setIsIdle(true), IDLE_MS), []);
  availabilityApi.useAvailableKeysQuery(undefined, { skip: !isWanted || !isIdle });
  return null;
}

interface AppProvidersProps {
  store: AppStore;
  /** The state that the server rendered with. Hydration uses it, whatever the store has received since. */
  ssrState?: AppState | undefined;
  children: ReactNode;
}

export const AppProviders = ({ store, ssrState, children }: AppProvidersProps) => (
  <Provider store={store} serverState={ssrState}>
    <SettingsRoot />
    <LibraryRoot />
    <ConfigProvider>{children}</ConfigProvider>
  </Provider>
);
