import { Trans } from '@lingui/react/macro';
import { useConfig } from '../../../shared/api';
import '../../../shared/ui/ticket.css';

interface TicketProps {
  /** Name printed on the ticket. */
  holder: string;
  row: string;
  seat: string;
}

/** A cinema ticket with the name from the form. Decorative: it has no information of its own. */
export function Ticket({ holder, row, seat }: TicketProps) {
  const { siteName } = useConfig();
  return (
    <div aria-hidden className="ticket text-on-accent">
      <div className="ticket-body">
        <p className="label">{siteName}</p>
        <p className="display mt-auto text-4xl">
          <Trans>Admit one</Trans>
        </p>
        <p className="mt-3 truncate text-lg font-semibold">{holder}</p>
      </div>
      <div className="ticket-stub">
        <p className="label">
          <Trans>Row</Trans>
        </p>
        <p className="display text-3xl">{row}</p>
        <p className="label mt-auto">
          <Trans>Seat</Trans>
        </p>
        <p className="display text-3xl">{seat}</p>
      </div>
    </div>
  );
}
