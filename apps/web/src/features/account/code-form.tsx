import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { isCallFailure } from '../../shared/api/call-failure';
import { failureText } from '../../shared/form/failure-text';
import { FormError } from '../../shared/form/form-error';
import { TextField } from '../../shared/form/text-field';
import { focusOnce } from '../../shared/lib/interaction/focus-once';
import { Button, Spinner } from '../../shared/ui';

interface CodeFormProps {
  action: string;
  hint?: string;
  isBusy: boolean;
  /** Where nothing else is on the page. */
  isFocused?: boolean;
  error: unknown;
  onEdit: () => void;
  onEnter: (code: string) => void;
  /** For a code that came too late, or that another tab has sent: no other one will do. */
  onStartAgain?: () => void;
  children?: ReactNode;
}

/** Asks for a time code or a recovery code. */
export function CodeForm(props: CodeFormProps) {
  const { action, hint, isBusy, isFocused, error, onEdit, onEnter, onStartAgain, children } = props;
  const [code, setCode] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && !isBusy) onEnter(code);
  };
  if (onStartAgain && isCallFailure(error) && error.code === 'ticket_invalid')
    return (
      <div className="grid justify-items-start gap-5">
        <FormError message={failureText(error)} />
        <Button ref={focusOnce} onClick={onStartAgain}>
          <Trans>Start again</Trans>
        </Button>
      </div>
    );
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={t`Code`}
        hint={hint}
        ref={isFocused ? focusOnce : undefined}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        disabled={isBusy}
        value={code}
        onChange={(text) => {
          setCode(text);
          onEdit();
        }}
      />
      <FormError message={failureText(error)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={code.trim() === '' || isBusy}>
          {isBusy && <Spinner label={t`Checking`} />}
          <span>{action}</span>
        </Button>
        {children}
      </div>
    </form>
  );
}
