import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { IconButton } from '../ui';
import { TextField, type TextFieldProps } from './text-field';

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> & {
  /** Tells password managers whether to fill in or to generate a password. */
  autoComplete: 'current-password' | 'new-password';
};

/** A password field that can be shown; indicates Caps Lock. */
export function PasswordField({ hint, disabled, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const [hasCapsLock, setHasCapsLock] = useState(false);
  const look = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState('CapsLock'));
  return (
    <div onBlur={() => setHasCapsLock(false)}>
      <TextField
        {...field}
        type={isShown ? 'text' : 'password'}
        disabled={disabled}
        hint={hint}
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        onKeyDown={look}
        onKeyUp={look}
        end={
          <IconButton
            label={isShown ? t`Hide password` : t`Show password`}
            aria-pressed={isShown}
            disabled={disabled}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? <EyeOff aria-hidden className="size-5" /> : <Eye aria-hidden className="size-5" />}
          </IconButton>
        }
      />
      <p role="status" className="text-sm text-warning">
        {hasCapsLock && (
          <span className="mt-1.5 block">
            <Trans>Caps Lock is on.</Trans>
          </span>
        )}
      </p>
    </div>
  );
}
