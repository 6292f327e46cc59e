import { plural, t } from '@lingui/core/macro';
import type { Invitation } from '@marquee/core/contracts';
import { Mail } from 'lucide-react';
import { formatList } from '../../../shared/lib/format/format-list';
import { formatMoment } from '../../../shared/lib/format/format-moment';
import { EmptyState, PanelGroup, RevokeButton } from '../../../shared/ui';
import { operatorApi } from '../operator-api';
import { PendingList } from '../pending-list';
import { NewInvitation } from './new-invitation';

function stateText({ state, expiresAt, maxUses, uses }: Invitation): string {
  const moment = formatMoment(expiresAt);
  if (state === 'revoked') return t`Revoked`;
  if (state === 'used_up') return t`Used up`;
  if (state === 'expired') return t`Expired ${moment}`;
  const left = plural(maxUses - uses, { one: '# use left', other: '# uses left' });
  return t`${left} · expires ${moment}`;
}

function cameText(came: readonly string[]): string {
  if (came.length === 0) return t`Nobody has come yet`;
  const names = formatList(came);
  return t`Came: ${names}`;
}

const nameOf = ({ guest, inviter }: Invitation): string => guest || t`Invitation from ${inviter}`;

/** Invitations, and who came by them (OPERATOR-08). */
export function InvitationsPanel() {
  const { data, error, refetch } = operatorApi.useInvitationsQuery(undefined);
  return (
    <>
      <PanelGroup title={t`Invite people`}>
        <NewInvitation />
      </PanelGroup>
      <PanelGroup title={t`Invitations`}>
        <PendingList data={data} error={error} onRetry={() => void refetch()}>
          {(invitations) =>
            invitations.length === 0 ? (
              <EmptyState icon={Mail} title={t`No invitations yet`} />
            ) : (
              <ul className="border-b border-line">
                {invitations.map((invitation) => (
                  <Row key={invitation.id} invitation={invitation} />
                ))}
              </ul>
            )
          }
        </PendingList>
      </PanelGroup>
    </>
  );
}

function Row({ invitation }: { invitation: Invitation }) {
  const [revoke] = operatorApi.useRevokeInvitationMutation();
  const { id, state, came, cap } = invitation;
  const name = nameOf(invitation);
  return (
    <li className="flex min-h-18 flex-wrap items-center gap-x-5 gap-y-2 border-t border-line py-3">
      <Mail aria-hidden className="size-5 shrink-0 text-ink-faint" />
      <div className="min-w-48 flex-1">
        <p dir="auto" className="text-page-start font-semibold break-words">
          {name}
        </p>
        <p className="text-sm text-ink-soft">
          {[stateText(invitation), ...(cap ? [`${cap.region} ${cap.certification}`] : [])].join(' · ')}
        </p>
        <p className="text-sm break-words text-ink-soft">{cameText(came)}</p>
      </div>
      {state === 'working' && <RevokeButton name={name} onRevoke={async () => revoke(id)} />}
    </li>
  );
}
