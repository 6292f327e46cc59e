import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { addonAddress, stremioInstallLink } from '@marquee/core/stremio';
import { QRCodeSVG } from 'qrcode.react';
import { buttonClass, CopyButton } from '../../../shared/ui';

/** The address of a Stremio add-on, to install it here, or by copying or scanning it on another device. */
export function AddonAddress({ token }: { token: string }) {
  const address = addonAddress(location.origin, token);
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">
        <Trans>
          Install it here, or enter its address in Stremio’s search for add-ons. Whoever has the address sees your list
          and plays what you may play, so give it to nobody. Stremio keeps it in your Stremio account.
        </Trans>
      </p>
      <div className="justify-self-start rounded-md bg-ivory p-3">
        <QRCodeSVG
          value={address}
          size={176}
          bgColor="transparent"
          role="img"
          aria-label={t`QR code for the address of the add-on`}
        />
      </div>
      <code dir="ltr" className="rounded-md border border-line-strong bg-raised p-4 text-sm break-all select-all">
        {address}
      </code>
      <div className="flex flex-wrap gap-3">
        <a href={stremioInstallLink(address)} className={buttonClass('primary')}>
          <Trans>Install in Stremio</Trans>
        </a>
        <CopyButton text={address} label={t`Copy address`} />
      </div>
    </div>
  );
}
