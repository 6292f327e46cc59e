import type { Partners } from '@marquee/core/contracts';
import { Link } from 'react-router-dom';
import { useConfig } from '../../shared/api';
import { buttonClass, ErrorState, Section, Skeleton } from '../../shared/ui';
import { partnersApi } from './partners-api';

const Figures = ({ figures: { monthlyViews, monthlyVisits }, isSample }: Partners) => (
  <div>
    <dl className="grid gap-px overflow-hidden rounded-lg border bg-line sm:grid-cols-2">
      {[
        { value: monthlyViews, label: 'monthly views' },
        { value: monthlyVisits, label: 'monthly visits' },
      ].map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse bg-surface p-6 md:p-8">
          <dt className="mt-2 text-sm text-ink-soft">{label}</dt>
          <dd className="display tabular text-4xl normal-case text-accent-ink md:text-5xl">{value}</dd>
        </div>
      ))}
    </dl>
    {isSample && (
      <p className="mt-3 text-sm text-ink-faint">Sample figures. This site’s operator hasn’t published any yet.</p>
    )}
  </div>
);

/** The figures in a place of their final size. */
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
  { name: 'Formats', value: 'GIF, JPG, PNG or text' },
  { name: 'Animated GIF', value: 'up to 5 MB' },
  { name: 'Static image', value: 'up to 3 MB' },
  { name: 'Runs for', value: 'at least 3 days' },
  { name: 'Shape', value: 'landscape, up to 144 px high' },
  { name: 'Link', value: 'one, to an https:// or http:// address' },
];

const steps = [
  { title: 'Propose', text: 'Fill in the form. It prepares an email for you to send.' },
  {
    title: 'Agree',
    text: 'The operator replies with available dates and a price. No contract, no account, no tracking code.',
  },
  { title: 'Run', text: 'Your ad runs on the agreed days, in rotation with others, and is labelled as an ad.' },
];

function ContactDetails() {
  const { siteName } = useConfig();
  const { data } = partnersApi.usePartnersQuery();
  return (
    <p className="max-w-prose text-ink-soft">
      {data?.email ? (
        <>
          Questions first? Write to{' '}
          <a className="text-accent-ink underline underline-offset-4" href={`mailto:${data.email}`}>
            {data.email}
          </a>
          .
        </>
      ) : (
        `The operator of ${siteName} hasn’t published an email for partners yet. The form still prepares the message for you.`
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
          <p className="label text-accent-ink">Advertise on {siteName}</p>
          <h1 className="display mt-4 text-4xl md:text-5xl">Reach people who love film</h1>
          <p className="mt-6 max-w-xl text-lg text-ink-soft">
            A few quiet spots on pages people choose to visit. No auctions, no scripts, no personal data.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Link to="/partners/submit" className={buttonClass('primary', 'lg')}>
              Submit an ad
            </Link>
            <Link to="/ads" className={buttonClass('secondary', 'lg')}>
              Ad guidelines
            </Link>
          </div>
        </div>
        <Reach />
      </header>
      <Section title="Ad specifications">
        <dl className="grid max-w-4xl border-t">
          {specifications.map(({ name, value }) => (
            <div key={name} className="grid gap-x-8 border-b py-4 sm:grid-cols-[12rem_1fr]">
              <dt className="label pt-1 text-ink-faint">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section title="How it works">
        <ol className="grid gap-8 md:grid-cols-3">
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <p className="display tabular text-3xl text-accent-ink">{index + 1}</p>
              <h3 className="mt-3 text-lg font-semibold">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="Contact">
        <ContactDetails />
        <p className="mt-4 max-w-prose text-ink-soft">
          Like the site but have nothing to advertise?{' '}
          <Link to="/donate" className="text-accent-ink underline underline-offset-4">
            Donations
          </Link>{' '}
          keep it running just as well.
        </p>
      </Section>
    </div>
  );
}
