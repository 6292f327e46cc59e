import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChoiceRow, CopyButton, PanelGroup, SwitchRow } from '../../shared/ui';
import { FixedRow } from './fixed-row';
import { OidcForm } from './oidc-form';
import type { PartProps } from './part-props';

const AddressRow = ({ label, address }: { label: string; address: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
    <div className="min-w-0 flex-1 basis-60">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd dir="ltr" className="mt-1 font-mono text-sm break-all select-all">
        {address}
      </dd>
    </div>
    <CopyButton size="sm" text={address} label={t`Copy`} name={t`Copy: ${label}`} />
  </div>
);

/** Logging in at an OpenID Connect provider: the provider, who gets an account, and whether passwords work besides. */
export function OidcRows(part: PartProps) {
  const { settings, oidc, fixed } = part.data;
  const hasProvider = settings.oidcIssuer !== null && settings.oidcClientId !== null;
  return (
    <PanelGroup title={t`Single sign-on`}>
      <p className="max-w-prose pb-3 text-sm text-ink-soft">
        <Trans>
          People log in with an account that they have elsewhere, by OpenID Connect: Authentik, Keycloak, Authelia and
          others. Register this site there with these addresses.
        </Trans>
      </p>
      <dl className="border-t border-line py-3">
        <AddressRow label={t`Redirect address`} address={oidc.redirectUri} />
        <AddressRow label={t`Back-channel log-out address`} address={oidc.backchannelLogoutUri} />
        <AddressRow label={t`Address after log-out`} address={oidc.postLogoutRedirectUri} />
      </dl>
      <OidcForm {...part} />
      {hasProvider && (
        <>
          {fixed.oidcSignUp ? (
            <FixedRow label={t`New people`} value={settings.oidcSignUp} by={fixed.oidcSignUp} />
          ) : (
            <SwitchRow
              label={t`New people get an account`}
              text={t`Whoever can log in there gets an account at the first log-in, as far as sign-up allows. If it’s off, only people with an account can link it.`}
              isOn={settings.oidcSignUp === 'on'}
              onChange={(isOn) => void part.save({ oidcSignUp: isOn ? 'on' : 'off' })}
            />
          )}
          {fixed.localLogin ? (
            <FixedRow label={t`Passwords of this site`} value={settings.localLogin} by={fixed.localLogin} />
          ) : (
            <ChoiceRow
              label={t`Passwords of this site`}
              text={t`You can turn them off once an operator has logged in with this provider. If the provider is gone, start the server with LOCAL_LOGIN=on.`}
              options={[
                { value: 'on', label: t`Work too` },
                { value: 'off', label: t`Are off` },
              ]}
              value={settings.localLogin}
              onChange={(localLogin) => void part.save({ localLogin })}
            />
          )}
        </>
      )}
    </PanelGroup>
  );
}
