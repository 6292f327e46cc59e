import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { coinNames, walletUri, type Coin } from '@marquee/core';
import { QRCodeSVG } from 'qrcode.react';
import { CopyButton } from '../../shared/ui';

/** A wallet address, to scan, copy or open in a wallet app. */
export const WalletCard = ({ coin, address }: { coin: Coin; address: string }) => {
  const coinName = coinNames[coin];
  return (
    <article className="flex flex-col gap-6 rounded-lg border bg-surface p-6 sm:flex-row">
      <div className="self-start rounded-md bg-ivory p-3">
        <QRCodeSVG
          value={walletUri(coin, address)}
          size={132}
          bgColor="transparent"
          role="img"
          aria-label={t`QR code for the ${coinName} address`}
        />
      </div>
      <div className="flex min-w-0 flex-1 flex-col">
        <h3 className="text-lg font-semibold">
          {coinName} <span className="label ms-1 text-ink-faint">{coin}</span>
        </h3>
        <p className="mt-2 font-mono text-sm break-all text-ink-soft select-all" dir="ltr">
          {address}
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-3 pt-5">
          <CopyButton text={address} label={t`Copy address`} name={t`Copy address (${coinName})`} />
          <a
            href={walletUri(coin, address)}
            className="inline-flex min-h-11 items-center px-2 text-sm font-medium text-ink-soft hover:text-accent-ink"
          >
            <Trans>
              Open in a wallet<span className="sr-only"> ({coinName})</span>
            </Trans>
          </a>
        </div>
      </div>
    </article>
  );
};
