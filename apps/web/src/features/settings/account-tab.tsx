import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '../../shared/store';
import { selectKnownProfiles } from '../../shared/store/profiles.slice';
import { selectUser } from '../../shared/store/session.slice';
import { buttonClass, PanelGroup, PanelRow } from '../../shared/ui';
import { LocalData } from './local-data';

/** Link to the account's profiles once they are loaded. */
function Profiles() {
  const isKnown = useAppSelector((state) => selectUser(state) !== null && selectKnownProfiles(state) !== null);
  if (!isKnown) return null;
  return (
    <PanelGroup title={t`Profiles`}>
      <PanelRow
        title={t`Who watches`}
        text={t`Give everyone their own list, history and settings, and kids only what suits them.`}
      >
        <Link to="/profiles/manage" className={buttonClass('secondary')}>
          <Trans>Manage profiles</Trans>
        </Link>
      </PanelRow>
    </PanelGroup>
  );
}

/** The account, provided by another feature, and this browser's data: export, import and clear. */
export const AccountTab = ({ account }: { account: ReactNode }) => (
  <>
    {account}
    <Profiles />
    <LocalData />
  </>
);
