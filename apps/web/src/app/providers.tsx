import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BookmarkButton } from '../features/bookmarks';
import { SettingsRoot } from '../features/settings';
import { configApi, useConfig } from '../shared/api';
import type { AppState } from '../shared/store';
import { CardActionProvider, ImageBaseProvider, SiteNameProvider } from '../shared/ui';
import type { CardAction } from '../shared/ui/card-action';
import type { AppStore } from './store';

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

interface AppProvidersProps {
  store: AppStore;
  /** The state that the server rendered with. Hydration uses it, whatever the store has received since. */
  ssrState?: AppState | undefined;
  children: ReactNode;
}

export const AppProviders = ({ store, ssrState, children }: AppProvidersProps) => (
  <Provider store={store} serverState={ssrState}>
    <SettingsRoot />
    <ConfigProvider>{children}</ConfigProvider>
  </Provider>
);
