import { t } from '@lingui/core/macro';
import type { AccessTokenList, TokenScope } from '@marquee/core/contracts';
import { KeyRound } from 'lucide-react';
import { formatMoment } from '../../../shared/lib/format/format-moment';
import { ErrorState, PanelGroup, RevokeButton } from '../../../shared/ui';
import { accessTokensApi } from '../../../shared/api/access-tokens-api';
import { Disclosure } from '../../../shared/ui/disclosure';
import { NewAccessToken } from './new-access-token';

type Token = AccessTokenList['tokens'][number];

function usedText(lastUsedAt: string | null): string {
  if (lastUsedAt === null) return t`never used`;
  const moment = formatMoment(lastUsedAt);
  return t`last used ${moment}`;
}

function endText(expiresAt: string | null): string {
  if (expiresAt === null) return t`never expires`;
  const moment = formatMoment(expiresAt);
  return t`expires ${moment}`;
}

const scopeTexts: Record<TokenScope, () => string> = {
  read: () => t`Reads`,
  sync: () => t`Reads and changes`,
  scrobble: () => t`Adds what you watch`,
  addon: () => t`Stremio add-on`,
  calendar: () => t`Calendar`,
};

/** What a token may do, when it was last used, and when it ends. */
function facts({ scopes, lastUsedAt, expiresAt }: Token): string {
  return [scopes.map((scope) => scopeTexts[scope]()).join(', '), usedText(lastUsedAt), endText(expiresAt)].join(' · ');
}

/** Tokens by which programs read and sync what the profile keeps. */
export function AccessTokens() {
  const { data: tokens, isError, refetch } = accessTokensApi.useAccessTokensQuery(undefined);
  const [revoke] = accessTokensApi.useRevokeAccessTokenMutation();
  return (
    <PanelGroup title={t`Access tokens`}>
      {isError && !tokens && <ErrorState onRetry={() => void refetch()} />}
      {tokens && tokens.length > 0 && (
        <ul>
          {tokens.map((token) => (
            <li
              key={token.id}
              className="flex min-h-18 flex-wrap items-center gap-x-5 gap-y-2 border-t border-line py-3"
            >
              <KeyRound aria-hidden className="size-5 shrink-0 text-ink-faint" />
              <div className="min-w-48 flex-1">
                <p dir="auto" className="font-semibold break-words text-page-start">
                  {token.name}
                </p>
                <p className="text-sm text-ink-soft">{facts(token)}</p>
              </div>
              <RevokeButton name={token.name} onRevoke={async () => revoke(token.id)} />
            </li>
          ))}
        </ul>
      )}
      <Disclosure
        title={t`New token`}
        text={t`Let another program read or sync what you keep here, or watch in Stremio.`}
      >
        <NewAccessToken />
      </Disclosure>
    </PanelGroup>
  );
}
