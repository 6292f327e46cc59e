import { useLocation } from 'react-router-dom';
import { OperatorAccount } from '../features/account';
import { MediaFolders } from '../features/media-folders';
import { SetupPage } from '../features/setup';
import { SiteSettingsForm } from '../features/site-settings';
import { PasswordDialogHost } from '../shared/sign-in/password-dialog';

/** The code is behind the #, which browsers never send to a server. */
export function Component() {
  const { hash } = useLocation();
  return (
    <SetupPage
      account={<OperatorAccount code={hash.slice(1)} />}
      settings={
        <>
          <SiteSettingsForm media={<MediaFolders />} hasSingleSignOn={false} />
          <PasswordDialogHost />
        </>
      }
    />
  );
}
