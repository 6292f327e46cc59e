import { plural, t } from '@lingui/core/macro';
import { approximateUsd, coinNames, formatCoins, type DonationStats as Stats } from '@marquee/core';
import { intlLocale } from '../../shared/i18n';
import { formatDate } from '../../shared/lib/format/format-date';
import { formatDollars } from '../../shared/lib/format/format-dollars';
import { formatInteger } from '../../shared/lib/format/format-integer';
import { Section } from '../../shared/ui';

/** Converts BTC to US dollars. */
const inDollars = (btc: number): string => formatDollars(approximateUsd(btc));

const Total = ({ btc }: { btc: number }) => {
  const total = inDollars(btc);
  const price = inDollars(1);
  return <span>{t`in total, about ${total} at ${price} per Bitcoin`}</span>;
};

/** Total and recent donations. */
export const DonationStats = ({ totalAmount, totalDonors, recentDonations }: Stats) => (
  <>
    <Section title={t`Donated so far`}>
      <dl className="grid gap-px overflow-hidden rounded-lg border bg-line sm:grid-cols-2">
        <div className="flex flex-col-reverse justify-end bg-surface p-6 md:p-8">
          <dt className="mt-2 text-sm text-ink-soft">
            <Total btc={totalAmount} />
          </dt>
          <dd className="display tabular text-3xl md:text-4xl">{formatCoins(totalAmount, 'BTC', intlLocale())}</dd>
        </div>
        <div className="flex flex-col-reverse justify-end bg-surface p-6 md:p-8">
          <dt className="mt-2 text-sm text-ink-soft">{plural(totalDonors, { one: 'donor', other: 'donors' })}</dt>
          <dd className="display tabular text-3xl md:text-4xl">{formatInteger(totalDonors)}</dd>
        </div>
      </dl>
    </Section>
    <Section title={t`Recent donations`}>
      {recentDonations.length === 0 ? (
        <p className="text-ink-soft">{t`None yet. Yours could be the first.`}</p>
      ) : (
        <ul className="max-w-4xl border-t">
          {recentDonations.map(({ id, amount, currency, date, message }) => (
            <li key={id} className="grid gap-x-8 gap-y-1 border-b py-4 sm:grid-cols-[11rem_9rem_1fr]">
              <span className="tabular font-semibold">
                {formatCoins(amount, currency, intlLocale())}
                <span className="sr-only"> ({coinNames[currency]})</span>
              </span>
              <time dateTime={date} className="text-sm text-ink-faint">
                {formatDate(date.slice(0, 10), 'medium') ?? date}
              </time>
              {message && <span className="text-ink-soft break-words">{t`“${message}”`}</span>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  </>
);
