import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BookmarkButton } from '../features/bookmarks';
import { SettingsRoot } from '../features/settings';
import { configApi, useConfig } from '../shared/api';
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

export const AppProviders = ({ store, children }: { store: AppStore; children: ReactNode }) => (
  <Provider store={store}>
    <SettingsRoot />
    <ConfigProvider>{children}</ConfigProvider>
  </Provider>
);
