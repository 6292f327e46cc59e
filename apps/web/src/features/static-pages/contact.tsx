import { useConfig } from '../../shared/api';

/** How to reach the operator, with no link that leads nowhere: by email, else in the community, else by whoever runs the address. */
export function Contact({ subject }: { subject?: string }) {
  const { siteName, links } = useConfig();
  if (links.supportEmail) {
    const query = subject ? `?subject=${encodeURIComponent(subject)}` : '';
    return (
      <p>
        Write to <a href={`mailto:${links.supportEmail}${query}`}>{links.supportEmail}</a>.
      </p>
    );
  }
  const chats = [
    { name: 'Discord', href: links.discord },
    { name: 'Telegram', href: links.telegram },
  ].filter(({ href }) => href);
  if (chats.length > 0)
    return (
      <p>
        The operator of {siteName} answers in the community:{' '}
        {chats.map(({ name, href }, index) => (
          <span key={name}>
            {index > 0 && ' or '}
            <a href={href} target="_blank" rel="noreferrer">
              {name}
            </a>
          </span>
        ))}
        .
      </p>
    );
  return (
    <p>
      The operator of {siteName} has not published an email address here. Whoever gave you the address of this site can
      tell you who runs it; the registration of its domain name also names a contact.
    </p>
  );
}
