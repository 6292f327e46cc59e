import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PASSKEY_NAME_MAX_LENGTH, type NewPasskeyBody, type Passkey } from '@marquee/core/contracts';
import { FingerprintPattern, Pencil } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useConfig } from '../../../../shared/api';
import { formatMoment } from '../../../../shared/lib/format/format-moment';
import { failureLine, failureText } from '../../../../shared/form/failure-text';
import { FormError } from '../../../../shared/form/form-error';
import { TextField } from '../../../../shared/form/text-field';
import { passkeyObstacle } from '../../../../shared/sign-in/passkey-obstacle';
import { usePasskey } from '../../../../shared/sign-in/use-passkey';
import { focusOnce } from '../../../../shared/lib/interaction/focus-once';
import { Button, ConfirmButton, IconButton, showToast, Spinner } from '../../../../shared/ui';
import { securityApi } from '../../api/security-api';

/** When it was added and last used, and where it works if not here. */
function facts({ createdAt, lastUsedAt, domain }: Passkey): string {
  const added = formatMoment(createdAt);
  const used = lastUsedAt === null ? '' : formatMoment(lastUsedAt);
  return [
    t`added ${added}`,
    lastUsedAt === null ? t`never used` : t`last used ${used}`,
    ...(domain === window.location.hostname ? [] : [t`works at ${domain} only`]),
  ].join(' · ');
}

function RenameForm({ passkey: { id, name: before }, onDone }: { passkey: Passkey; onDone: () => void }) {
  const [rename, { isLoading, error }] = securityApi.useRenamePasskeyMutation();
  const [name, setName] = useState(before);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (name.trim() === '' || isLoading) return;
    if (!(await rename({ id, name })).error) onDone();
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid min-w-48 flex-1 gap-3">
      <TextField
        label={t`Passkey name`}
        autoComplete="off"
        maxLength={PASSKEY_NAME_MAX_LENGTH}
        ref={focusOnce}
        disabled={isLoading}
        value={name}
        onChange={setName}
      />
      {error !== undefined && <FormError message={failureText(error)} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={name.trim() === '' || isLoading}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="secondary" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

function PasskeyRow({ passkey, isLastWayIn }: { passkey: Passkey; isLastWayIn: boolean }) {
  const [remove] = securityApi.useRemovePasskeyMutation();
  const [isRenaming, setIsRenaming] = useState(false);
  const { id, name, copiedAt } = passkey;
  const run = async () => {
    const { error } = await remove(id);
    showToast(
      error
        ? { kind: 'error', message: failureLine(error) }
        : {
            kind: 'success',
            message: t`“${name}” no longer opens your account. Your other devices have been logged out.`,
          },
    );
  };
  const copied = copiedAt === null ? '' : formatMoment(copiedAt);
  return (
    <li className="flex min-h-18 flex-wrap items-center gap-x-5 gap-y-2 border-t border-line py-3">
      <FingerprintPattern aria-hidden className="size-5 shrink-0 text-ink-faint" />
      {isRenaming ? (
        <RenameForm passkey={passkey} onDone={() => setIsRenaming(false)} />
      ) : (
        <>
          <div className="min-w-48 flex-1">
            <p dir="auto" className="font-semibold break-words text-page-start">
              {name}
            </p>
            <p className="text-sm text-ink-soft">{facts(passkey)}</p>
            {copiedAt !== null && (
              <p className="mt-1 text-sm font-medium text-warning">
                <Trans>There may be a copy of it: it was refused on {copied}. Remove it, and add a new one.</Trans>
              </p>
            )}
          </div>
          <IconButton label={t`Rename “${name}”`} onClick={() => setIsRenaming(true)}>
            <Pencil aria-hidden className="size-4" />
          </IconButton>
          {!isLastWayIn && (
            <ConfirmButton
              label={t`Remove`}
              name={t`Remove “${name}”`}
              question={t`Really remove?`}
              onConfirm={() => void run()}
            />
          )}
        </>
      )}
    </li>
  );
}

/** Passkeys of the account: several, each with a name (PASSKEY-01, PASSKEY-02). */
export function Passkeys({ passkeys, hasOtherWayIn }: { passkeys: readonly Passkey[]; hasOtherWayIn: boolean }) {
  const [begin] = securityApi.usePasskeyCreationMutation();
  const [add, { isLoading, error, reset }] = securityApi.useAddPasskeyMutation();
  const passkey = usePasskey();
  const obstacle = passkeyObstacle(useConfig().publicUrl);
  const isBusy = isLoading || passkey.isBusy;
  const create = async () => {
    reset();
    const made = await passkey.run(
      () => begin(undefined),
      (webAuthn, options) => webAuthn.startRegistration({ optionsJSON: options as never }),
    );
    if (!made) return;
    const { data } = await add(made as NewPasskeyBody);
    const name = data?.name ?? '';
    if (data) showToast({ kind: 'success', message: t`Added the passkey “${name}”.` });
  };
  return (
    <div className="border-t border-line pt-5 pb-2">
      <p className="font-semibold">
        <Trans>Passkeys</Trans>
      </p>
      <p className="mt-1 mb-4 max-w-prose text-sm text-ink-soft">
        {passkeys.length === 0
          ? t`Log in with your fingerprint, your face or your screen lock instead of a password. Nobody can guess a passkey or talk you out of it.`
          : t`Each of these opens your account without a password.`}
      </p>
      {passkeys.length > 0 && (
        <ul>
          {passkeys.map((each) => (
            <PasskeyRow key={each.id} passkey={each} isLastWayIn={!hasOtherWayIn && passkeys.length === 1} />
          ))}
        </ul>
      )}
      <div className="grid justify-items-start gap-3 py-3">
        {obstacle === null ? (
          <Button variant="secondary" disabled={isBusy} onClick={() => void create()}>
            {isBusy ? <Spinner label={t`Adding`} /> : <FingerprintPattern aria-hidden className="size-4" />}
            <span>
              <Trans>Add a passkey</Trans>
            </span>
          </Button>
        ) : (
          <p className="text-sm text-ink-soft">{obstacle}</p>
        )}
        <FormError message={failureText(error) ?? passkey.problem} />
      </div>
    </div>
  );
}
