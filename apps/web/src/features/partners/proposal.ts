import { plural, t } from '@lingui/core/macro';
import { isEmail, parseIsoDate } from '@marquee/core';

export const adFormats = ['GIF', 'JPG', 'PNG', 'Text'] as const;
export const MIN_DAYS = 3;

export const formatName = (format: string): string =>
  format === 'Text' ? t({ message: 'Text', context: 'format of an ad' }) : format;

/** Fields of the form, as typed. */
export interface Proposal {
  name: string;
  email: string;
  link: string;
  format: string;
  start: string;
  days: string;
  message: string;
}

export const emptyProposal: Proposal = {
  name: '',
  email: '',
  link: '',
  format: 'GIF',
  start: '',
  days: String(MIN_DAYS),
  message: '',
};

export type ProposalErrors = Partial<Record<keyof Proposal, string>>;

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).hostname.includes('.');

/** Validates the fields; `today` is `YYYY-MM-DD`. */
export function checkProposal(proposal: Proposal, today: string): ProposalErrors {
  const days = Number(proposal.days);
  const errors: ProposalErrors = {};
  if (!proposal.name.trim()) errors.name = t`Enter your name or company`;
  if (!isEmail(proposal.email)) errors.email = t`Please enter a valid email address`;
  if (!isWebAddress(proposal.link.trim())) errors.link = t`Enter a URL that starts with https:// or http://`;
  if (parseIsoDate(proposal.start) === null) errors.start = t`Choose the first day`;
  else if (proposal.start < today) errors.start = t`Choose a first day that isn’t in the past`;
  if (!Number.isInteger(days) || days < MIN_DAYS)
    errors.days = t`An ad runs for at least ${plural(MIN_DAYS, { one: '# day', other: '# days' })}`;
  return errors;
}

/** Subject and body of the email. */
export function composeProposal(proposal: Proposal, siteName: string): { subject: string; body: string } {
  const { name, email, link, format, start, days, message } = proposal;
  const sender = name.trim();
  const address = email.trim();
  const target = link.trim();
  const kind = formatName(format);
  const lines = [
    t`Hello, I would like to advertise on ${siteName}.`,
    '',
    t`Name: ${sender}`,
    t`Email: ${address}`,
    t`Link: ${target}`,
    t`Format: ${kind}`,
    t`First day: ${start}`,
    t`Days: ${days}`,
    ...(message.trim() ? ['', message.trim()] : []),
  ];
  return { subject: t`Advertising on ${siteName}`, body: lines.join('\n') };
}

/** A `mailto:` URL with the message; line ends follow RFC 6068. */
export const mailtoHref = (address: string, { subject, body }: { subject: string; body: string }): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body.replace(/\n/g, '\r\n'))}`;
