import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef, useState, type SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../shared/api';
import { Button, CopyButton, FormField, NativeSelect } from '../../shared/ui';
import { partnersApi } from './partners-api';
import {
  adFormats,
  checkProposal,
  composeProposal,
  emptyProposal,
  formatName,
  mailtoHref,
  MIN_DAYS,
  type Proposal,
  type ProposalErrors,
} from './proposal';

const controlClass =
  'block min-h-12 w-full rounded-md border border-line-strong bg-surface px-4 py-2.5 text-base hover:border-ink aria-invalid:border-danger';

const openMail = (href: string) => window.location.assign(href);
const today = () => new Date().toISOString().slice(0, 10);

/** The composed message, to send manually if no email app opened or no address is known. */
function Written({ text, address }: { text: string; address: string | undefined }) {
  return (
    <section aria-label={t`Your message`} role="status" className="rounded-lg border border-line-strong bg-surface p-6">
      <p className="font-semibold">
        {address
          ? t`Your email app should have opened with this message. Send it from there.`
          : t`This is your message. The operator hasn’t published an email, so you’ll need to send it yourself.`}
      </p>
      {address && <p className="mt-1 text-sm text-ink-soft">{t`Nothing opened? Copy it and write to ${address}.`}</p>}
      <pre className="mt-4 font-[family-name:inherit] text-sm whitespace-pre-wrap text-ink-soft">{text}</pre>
      <div className="mt-4">
        <CopyButton text={text} label={t`Copy message`} />
      </div>
    </section>
  );
}

interface ProposalFieldsProps {
  proposal: Proposal;
  errors: ProposalErrors;
  onChange: (field: keyof Proposal) => (event: { target: { value: string } }) => void;
}

const ProposalFields = ({ proposal, errors, onChange: set }: ProposalFieldsProps) => (
  <>
    <FormField label={t`Your name or company`} error={errors.name}>
      {(control) => (
        <input
          {...control}
          className={controlClass}
          name="name"
          autoComplete="organization"
          value={proposal.name}
          onChange={set('name')}
        />
      )}
    </FormField>
    <FormField label={t`Email`} error={errors.email}>
      {(control) => (
        <input
          {...control}
          className={controlClass}
          name="email"
          type="email"
          autoComplete="email"
          value={proposal.email}
          onChange={set('email')}
        />
      )}
    </FormField>
    <div className="sm:col-span-2">
      <FormField label={t`Where the ad links to`} error={errors.link} hint="https://…">
        {(control) => (
          <input
            {...control}
            className={controlClass}
            name="link"
            type="url"
            inputMode="url"
            value={proposal.link}
            onChange={set('link')}
          />
        )}
      </FormField>
    </div>
    <FormField label={t({ message: 'Format', context: 'of an ad' })}>
      {(control) => (
        <NativeSelect
          {...control}
          name="format"
          value={proposal.format}
          onChange={set('format')}
          options={adFormats.map((value) => ({ value, label: formatName(value) }))}
          className={controlClass}
        />
      )}
    </FormField>
    <div className="grid grid-cols-[1fr_5.5rem] gap-4">
      <FormField label={t`First day`} error={errors.start}>
        {(control) => (
          <input
            {...control}
            className={controlClass}
            name="start"
            type="date"
            value={proposal.start}
            onChange={set('start')}
          />
        )}
      </FormField>
      <FormField label={t({ message: 'Days', context: 'number of days' })} error={errors.days}>
        {(control) => (
          <input
            {...control}
            className={controlClass}
            name="days"
            type="number"
            min={MIN_DAYS}
            value={proposal.days}
            onChange={set('days')}
          />
        )}
      </FormField>
    </div>
    <div className="sm:col-span-2">
      <FormField label={t`Message (optional)`}>
        {(control) => (
          <textarea
            {...control}
            className={controlClass}
            name="message"
            rows={5}
            value={proposal.message}
            onChange={set('message')}
          />
        )}
      </FormField>
    </div>
  </>
);

/** The submission form: it composes an email to the operator and posts nothing (INFO-06). */
export function SubmitPage({ open = openMail }: { open?: (href: string) => void }) {
  const { siteName } = useConfig();
  const { data } = partnersApi.usePartnersQuery();
  const [proposal, setProposal] = useState<Proposal>(emptyProposal);
  const [errors, setErrors] = useState<ProposalErrors>({});
  const [written, setWritten] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  const set = (field: keyof Proposal) => (event: { target: { value: string } }) => {
    setProposal({ ...proposal, [field]: event.target.value });
    setErrors({ ...errors, [field]: undefined });
    setWritten(undefined);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = checkProposal(proposal, today());
    setErrors(found);
    const [first] = Object.keys(found);
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
      return;
    }
    const mail = composeProposal(proposal, siteName);
    setWritten(mail.body);
    if (data?.email) open(mailtoHref(data.email, mail));
  };

  return (
    <div className="page-x grid gap-x-16 gap-y-10 pt-12 md:pt-20 lg:grid-cols-[minmax(0,24rem)_minmax(0,40rem)]">
      <header>
        <p className="label text-accent-ink">{t`Partners`}</p>
        <h1 className="display mt-4 text-4xl">{t`Submit an ad`}</h1>
        <p className="mt-6 text-ink-soft">
          <Trans>
            This form prepares an email to the operator of {siteName}. Check it, attach your image and send it yourself.
          </Trans>
        </p>
        <p className="mt-4 text-sm text-ink-soft">
          {t`GIF up to 5 MB, JPG or PNG up to 3 MB, or text.`}{' '}
          <Link to="/partners" className="text-accent-ink underline underline-offset-4">
            {t`All specifications`}
          </Link>
        </p>
      </header>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-6 sm:grid-cols-2">
        <ProposalFields proposal={proposal} errors={errors} onChange={set} />
        <div className="flex flex-col items-start gap-6 sm:col-span-2">
          <Button type="submit" size="lg">
            {t`Prepare the email`}
          </Button>
          {written !== undefined && <Written text={written} address={data?.email} />}
        </div>
      </form>
    </div>
  );
}
