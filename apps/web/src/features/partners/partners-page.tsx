import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Partners } from '@marquee/core/contracts';
import { Link } from 'react-router-dom';
import { useConfig } from '../../shared/api';
import { i18n } from '../../shared/i18n';
import { formatInteger } from '../../shared/lib/format/format-integer';
import { buttonClass, ErrorState, Section, Skeleton } from '../../shared/ui';
import { partnersApi } from './partners-api';

const Figures = ({ figures: { monthlyViews, monthlyVisits }, isSample }: Partners) => (
  <div>
    <dl className="grid gap-px overflow-hidden rounded-lg border bg-line sm:grid-cols-2">
      {[
        { value: monthlyViews, label: t`monthly views` },
        { value: monthlyVisits, label: t`monthly visits` },
      ].map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse bg-surface p-6 md:p-8">
          <dt className="mt-2 text-sm text-ink-soft">{label}</dt>
          <dd className="display tabular text-4xl normal-case text-accent-ink md:text-5xl">{value}</dd>
        </div>
      ))}
    </dl>
    {isSample && (
      <p className="mt-3 text-sm text-ink-faint">
        <Trans>Sample figures. This site’s operator hasn’t published any yet.</Trans>
      </p>
    )}
  </div>
);

/** The figures, in reserved space. */
function Reach() {
  const { data, isError, refetch } = partnersApi.usePartnersQuery();
  if (isError) return <ErrorState onRetry={() => void refetch()} />;
  return data ? (
    <Figures {...data} />
  ) : (
    <div aria-busy>
      <Skeleton className="h-[14.5rem] rounded-lg sm:h-[7.75rem] md:h-[9.75rem]" />
    </div>
  );
}

const specifications = [
  { name: msg`Formats`, value: msg`GIF, JPG, PNG or text` },
  { name: msg`Animated GIF`, value: msg`up to 5 MB` },
  { name: msg`Static image`, value: msg`up to 3 MB` },
  { name: msg`Runs for`, value: msg`at least 3 days` },
  { name: msg`Shape`, value: msg`landscape, up to 144 px high` },
  { name: msg`Link`, value: msg`one https:// or http:// URL` },
];

const steps = [
  { title: msg`Propose`, text: msg`Fill in the form. It prepares an email for you to send.` },
  {
    title: msg`Agree`,
    text: msg`The operator replies with available dates and a price. No contract, no account, no tracking code.`,
  },
  {
    title: msg({ message: 'Run', context: 'of an ad' }),
    text: msg`Your ad runs on the agreed days, in rotation with others, and is labeled as an ad.`,
  },
];

function ContactDetails() {
  const { siteName } = useConfig();
  const { data } = partnersApi.usePartnersQuery();
  const email = data?.email;
  return (
    <p className="max-w-prose text-ink-soft">
      {email ? (
        <span>
          <Trans>
            Questions first? Write to{' '}
            <a className="text-accent-ink underline underline-offset-4" href={`mailto:${email}`}>
              {email}
            </a>
            .
          </Trans>
        </span>
      ) : (
        <span>{t`The operator of ${siteName} hasn’t published an email for partners yet. The form still prepares the message for you.`}</span>
      )}
    </p>
  );
}

/** The advertise page (INFO-04). */
export function PartnersPage() {
  const { siteName } = useConfig();
  return (
    <div className="flex flex-col gap-14 pt-12 md:gap-20 md:pt-20">
      <header className="page-x grid items-end gap-10 lg:grid-cols-[1fr_minmax(0,34rem)]">
        <div>
          <p className="label text-accent-ink">{t`Advertise on ${siteName}`}</p>
          <h1 className="display mt-4 text-4xl md:text-5xl">{t`Reach people who love film`}</h1>
          <p className="mt-6 max-w-xl text-lg text-ink-soft">
            <Trans>A few quiet spots on pages people choose to visit. No auctions, no scripts, no personal data.</Trans>
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link to="/partners/submit" className={buttonClass('primary', 'lg')}>
              {t`Submit an ad`}
            </Link>
            <Link to="/ads" className={buttonClass('secondary', 'lg')}>
              {t`Ad guidelines`}
            </Link>
          </div>
        </div>
        <Reach />
      </header>
      <Section title={t`Ad specifications`}>
        <dl className="grid max-w-4xl border-t">
          {specifications.map(({ name, value }) => (
            <div key={name.id} className="grid gap-x-8 border-b py-4 sm:grid-cols-[12rem_1fr]">
              <dt className="label pt-1 text-ink-faint">{i18n._(name)}</dt>
              <dd>{i18n._(value)}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title={t`How it works`}>
        <ol className="grid gap-8 md:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li key={title.id}>
              <p className="display tabular text-3xl text-accent-ink">{formatInteger(index + 1)}</p>
              <h3 className="mt-3 text-lg font-semibold">{i18n._(title)}</h3>
              <p className="mt-2 text-ink-soft">{i18n._(text)}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={t`Contact`}>
        <ContactDetails />
        <p className="mt-4 max-w-prose text-ink-soft">
          <Trans>
            Like the site but have nothing to advertise?{' '}
            <Link to="/donate" className="text-accent-ink underline underline-offset-4">
              Donations
            </Link>{' '}
            keep it running just as well.
          </Trans>
        </p>
      </Section>
    </div>
  );
}
