import { approximateUsd, coinNames, formatCoins, type DonationStats as Stats } from '@marquee/core';
import { formatDate } from '../../shared/lib/format/format-date';
import { Section } from '../../shared/ui';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });
const whole = new Intl.NumberFormat('en-US');

/** What was given so far, and by whom lately. */
export const DonationStats = ({ totalAmount, totalDonors, recentDonations }: Stats) => (
  <>
    <Section title="Given so far">
      <dl className="grid gap-px overflow-hidden rounded-lg border bg-line sm:grid-cols-2">
        <div className="flex flex-col-reverse justify-end bg-surface p-6 md:p-8">
          <dt className="mt-2 text-sm text-ink-soft">
            in total, about {dollars.format(approximateUsd(totalAmount))} at {dollars.format(approximateUsd(1))} a
            Bitcoin
          </dt>
          <dd className="display tabular text-3xl md:text-4xl">{formatCoins(totalAmount, 'BTC')}</dd>
        </div>
        <div className="flex flex-col-reverse justify-end bg-surface p-6 md:p-8">
          <dt className="mt-2 text-sm text-ink-soft">{totalDonors === 1 ? 'donor' : 'donors'}</dt>
          <dd className="display tabular text-3xl md:text-4xl">{whole.format(totalDonors)}</dd>
        </div>
      </dl>
    </Section>
    <Section title="Recent donations">
      {recentDonations.length === 0 ? (
        <p className="text-ink-soft">None yet. Yours could be the first.</p>
      ) : (
        <ul className="max-w-4xl border-t">
          {recentDonations.map(({ id, amount, currency, date, message }) => (
            <li key={id} className="grid gap-x-8 gap-y-1 border-b py-4 sm:grid-cols-[11rem_9rem_1fr]">
              <span className="tabular font-semibold">
                {formatCoins(amount, currency)}
                <span className="sr-only"> ({coinNames[currency]})</span>
              </span>
              <time dateTime={date} className="text-sm text-ink-faint">
                {formatDate(date.slice(0, 10), 'medium') ?? date}
              </time>
              {message && <span className="text-ink-soft break-words">“{message}”</span>}
            </li>
          ))}
        </ul>
      )}
    </Section>
  </>
);
