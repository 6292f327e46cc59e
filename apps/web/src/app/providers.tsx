import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BookmarkButton } from '../features/bookmarks';
import { SettingsRoot } from '../features/settings';
import { configApi, useConfig } from '../shared/api';
import type { AppState } from '../shared/store';
import { CardActionProvider, ImageBaseProvider, SiteNameProvider, type CardItem } from '../shared/ui';
import type { AppStore } from './store';

const bookmarkAction = (item: CardItem) => <BookmarkButton title={item} />;

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
  /** What the server drew the page with: the first rendering in the browser sees it, whatever came in since. */
  firstState?: AppState;
  children: ReactNode;
}

export const AppProviders = ({ store, firstState, children }: AppProvidersProps) => (
  <Provider store={store} serverState={firstState}>
    <SettingsRoot />
    <ConfigProvider>{children}</ConfigProvider>
  </Provider>
);
