import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isoDay } from '@marquee/core';
import { useRef, useState, type ComponentProps, type SubmitEvent } from 'react';
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
const today = () => isoDay(Date.now());

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

function ProposalFields({ proposal, errors, onChange: set }: ProposalFieldsProps) {
  const input = (name: keyof Proposal, label: string, attributes: ComponentProps<'input'>) => (
    <FormField label={label} error={errors[name]} hint={name === 'link' && 'https://…'}>
      {(control) => (
        <input
          {...control}
          {...attributes}
          className={controlClass}
          name={name}
          value={proposal[name]}
          onChange={set(name)}
        />
      )}
    </FormField>
  );
  return (
    <>
      {input('name', t`Your name or company`, { autoComplete: 'organization' })}
      {input('email', t`Email`, { type: 'email', autoComplete: 'email' })}
      <div className="sm:col-span-2">{input('link', t`Where the ad links to`, { type: 'url', inputMode: 'url' })}</div>
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
        {input('start', t`First day`, { type: 'date' })}
        {input('days', t({ message: 'Days', context: 'number of days' }), { type: 'number', min: MIN_DAYS })}
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
}

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
