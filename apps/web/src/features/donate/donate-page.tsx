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
      title="No donation address yet"
      icon={Wallet}
      text="The operator of this site has not published a wallet. There is nothing to send, and nobody to send it to."
    />
  ) : (
    <>
      <div className="grid gap-5 xl:grid-cols-2">
        {open.map(({ coin, address }) => (
          <WalletCard key={coin} coin={coin} address={address} />
        ))}
      </div>
      <p className="mt-4 max-w-prose text-sm text-ink-faint">
        Send only the coin that an address belongs to: another one is lost for good. Payments in cryptocurrency cannot
        be taken back.
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
      <Section title="Wallets" busy={!data}>
        {data ? <Wallets wallets={data.wallets} /> : <Skeleton className="h-[11rem] rounded-lg" />}
      </Section>
      {data && <DonationStats {...data.stats} />}
    </>
  );
}

/** Donations in cryptocurrency (DONATE-01). */
export function DonatePage() {
  const { siteName } = useConfig();
  return (
    <div className="flex flex-col gap-14 pt-12 md:gap-16 md:pt-20">
      <header className="page-x max-w-4xl">
        <p className="label text-accent-ink">Keep the light on</p>
        <h1 className="display mt-4 text-4xl md:text-5xl">Donate to {siteName}</h1>
        <p className="mt-6 max-w-2xl text-lg text-ink-soft md:text-xl">
          Watching is free and stays free. If you want to share the cost of running the site, you can do so here in
          Bitcoin, Litecoin or Monero; every coin that is accepted has an address below.
        </p>
        <p className="mt-4 text-sm text-ink-soft">
          Other ways:{' '}
          <Link to="/partners" className="text-accent-ink underline underline-offset-4">
            advertise
          </Link>{' '}
          or simply tell a friend.
        </p>
      </header>
      <Body />
    </div>
  );
}
