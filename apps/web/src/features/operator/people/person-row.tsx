import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Person } from '@marquee/core/contracts';
import { Badge, Button } from '../../../shared/ui';
import { personFacts } from './person-facts';

const manageText = (username: string): string => t`Manage ${username}`;

/** Marks of an account that is an operator's, is disabled, or may not watch everything. */
export const PersonBadges = ({ isOperator, isDisabled, cap }: Person) => (
  <>
    {isOperator && (
      <Badge tone="accent">
        <Trans>Operator</Trans>
      </Badge>
    )}
    {isDisabled && (
      <Badge>
        <Trans>Disabled</Trans>
      </Badge>
    )}
    {cap && <Badge>{cap.certification}</Badge>}
  </>
);

/** An account in the list. */
export const PersonRow = ({ person, onOpen }: { person: Person; onOpen: () => void }) => (
  <li className="flex min-h-18 flex-wrap items-center gap-x-5 gap-y-2 border-t border-line py-3">
    <div className="min-w-56 flex-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <bdi className="font-semibold break-all">{person.username}</bdi>
        <PersonBadges {...person} />
      </p>
      <p dir="auto" className="text-page-start text-sm break-all">
        {person.email}
      </p>
      <p className="text-sm text-ink-soft">{personFacts(person)}</p>
    </div>
    <Button variant="secondary" aria-label={manageText(person.username)} onClick={onOpen}>
      <Trans>Manage</Trans>
    </Button>
  </li>
);
