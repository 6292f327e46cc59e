import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { coins } from '@marquee/core';
import type { Donations } from '@marquee/core/contracts';
import { Wallet } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../shared/api';
import { EmptyState, ErrorState, Section, Skeleton } from '../../shared/ui';
import { donationsApi } from './donations-api';
import { DonationStats } from './donation-stats';
import { WalletCard } from './wallet-card';

const Wallets = ({ wallets }: Pick<Donations, 'wallets'>) => {
  const open = coins.flatMap((coin) => (wallets[coin] ? [{ coin, address: wallets[coin] }] : []));
  return open.length === 0 ? (
    <EmptyState
      title={t`No donation address yet`}
      icon={Wallet}
      text={t`This site’s operator hasn’t added a wallet.`}
    />
  ) : (
    <>
      <div className="grid gap-5 xl:grid-cols-2">
        {open.map(({ coin, address }) => (
          <WalletCard key={coin} coin={coin} address={address} />
        ))}
      </div>
      <p className="mt-4 max-w-prose text-sm text-ink-faint">
        <Trans>
          Send only the coin that matches the address. Other coins are lost, and payments can’t be reversed.
        </Trans>
      </p>
    </>
  );
};

function Body() {
  const { data, isError, refetch } = donationsApi.useDonationsQuery();
  if (isError)
    return (
      <div className="page-x">
        <ErrorState onRetry={() => void refetch()} />
      </div>
    );
  return (
    <>
      <Section title={t({ message: 'Wallets', context: 'of cryptocurrencies' })} busy={!data}>
        {data ? <Wallets wallets={data.wallets} /> : <Skeleton className="h-[11rem] rounded-lg" />}
      </Section>
      {data && <DonationStats {...data.stats} />}
    </>
  );
}

/** The donations page, with cryptocurrency wallets (DONATE-01). */
export function DonatePage() {
  const { siteName } = useConfig();
  return (
    <div className="flex flex-col gap-14 pt-12 md:gap-16 md:pt-20">
      <header className="page-x max-w-4xl">
        <p className="label text-accent-ink">{t`Keep the lights on`}</p>
        <h1 className="display mt-4 text-4xl md:text-5xl">{t`Donate to ${siteName}`}</h1>
        <p className="mt-6 max-w-2xl text-lg text-ink-soft md:text-xl">
          <Trans>
            Watching is free, and it stays free. If you’d like to help pay for the site, you can donate in Bitcoin,
            Litecoin or Monero below.
          </Trans>
        </p>
        <p className="mt-4 text-sm text-ink-soft">
          <Trans>
            Other ways:{' '}
            <Link to="/partners" className="text-accent-ink underline underline-offset-4">
              advertise
            </Link>{' '}
            or simply tell a friend.
          </Trans>
        </p>
      </header>
      <Body />
    </div>
  );
}
