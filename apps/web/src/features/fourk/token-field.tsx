import { t } from '@lingui/core/macro';
import { isFourKToken, isSyncableFourKToken } from '@marquee/core';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { i18n } from '../../shared/i18n';
import type { TokenForm } from './use-token-form';

/** The token field, hints about the token, and the result of the last call. */
export function TokenField({ form: { token, text, outcome, change } }: { form: TokenForm }) {
  const id = useId();
  const staysHere = isFourKToken(text) && !isSyncableFourKToken(text);
  return (
    <div>
      <label htmlFor={id} className="text-sm font-medium">
        {t`Your token`}
      </label>
      <textarea
        id={id}
        rows={3}
        value={token}
        onChange={(event) => change(event.target.value)}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        aria-invalid={outcome?.ok === false}
        aria-describedby={`${id}-note`}
        className="mt-2 block w-full rounded-md border border-line-strong bg-surface px-4 py-3 font-mono text-sm break-all hover:border-ink aria-invalid:border-danger"
      />
      <p id={`${id}-note`} className="mt-1.5 text-sm text-ink-faint">
        {staysHere
          ? t`This token works, but it stays on this device. Accounts sync only tokens of more than 50 characters that start with “ey”.`
          : t`At least 50 characters, including “ey”.`}
      </p>
      <div role="status" className="mt-3 min-h-6">
        {outcome && (
          <p className={`flex items-start gap-2 font-medium ${outcome.ok ? 'text-success' : 'text-danger'}`}>
            {outcome.ok ? (
              <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0" />
            ) : (
              <TriangleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
            )}
            <span>{i18n._(outcome.message)}</span>
          </p>
        )}
      </div>
    </div>
  );
}
