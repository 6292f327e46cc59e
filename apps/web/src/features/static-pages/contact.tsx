import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useConfig } from '../../shared/api';

const Chat = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noreferrer">
    {children}
  </a>
);

/** How to contact the operator: by email, else in the community, else without a link. Never renders a dead link. */
export function Contact({ subject }: { subject?: string }) {
  const { siteName, links } = useConfig();
  const { supportEmail, discord, telegram } = links;
  if (supportEmail) {
    const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
    return (
      <p>
        <Trans>
          Write to <a href={`mailto:${supportEmail}${query}`}>{supportEmail}</a>.
        </Trans>
      </p>
    );
  }
  const community = discord ?? telegram;
  if (discord && telegram)
    return (
      <p>
        <Trans>
          The operator of {siteName} answers in the community: <Chat href={discord}>Discord</Chat> or{' '}
          <Chat href={telegram}>Telegram</Chat>.
        </Trans>
      </p>
    );
  if (community) {
    const name = discord ? 'Discord' : 'Telegram';
    return (
      <p>
        <Trans>
          The operator of {siteName} answers in the community: <Chat href={community}>{name}</Chat>.
        </Trans>
      </p>
    );
  }
  return (
    <p>
      <Trans>
        The operator of {siteName} hasn’t published an email address here. Whoever told you about this site may know who
        runs it. The registration of its domain name also names a contact.
      </Trans>
    </p>
  );
}
