import { t } from '@lingui/core/macro';
import { Delete } from 'lucide-react';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { Button, Spinner } from '../../../shared/ui';
import { formatInteger } from '../../../shared/lib/format/format-integer';

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

interface PinPadProps {
  isDisabled: boolean;
  isBusy: boolean;
  /** Error message, which is announced. */
  error: string | null;
  minLength: number;
  maxLength: number;
  onEnter: (pin: string) => void;
}

const key =
  'display tabular flex h-14 items-center justify-center rounded-lg border border-line-strong text-2xl transition-colors enabled:hover:border-ink enabled:hover:bg-raised disabled:opacity-50';

interface KeyProps {
  digit: number;
  isDisabled: boolean;
  onPress: (digit: number) => void;
}

const Key = ({ digit, isDisabled, onPress }: KeyProps) => (
  <button type="button" aria-label={String(digit)} disabled={isDisabled} onClick={() => onPress(digit)} className={key}>
    {formatInteger(digit)}
  </button>
);

/** A PIN field for typing and pasting, with an on-screen keypad for touch and TV remotes. */
export function PinPad({ isDisabled, isBusy, error, minLength, maxLength, onEnter }: PinPadProps) {
  const [pin, setPin] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const change = (text: string) => setPin(text.replace(/\D/g, '').slice(0, maxLength));
  const isWhole = pin.length >= minLength;
  const isFull = isDisabled || pin.length >= maxLength;
  const press = (digit: number) => change(`${pin}${digit}`);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isWhole || isDisabled) return;
    onEnter(pin);
    setPin('');
    field.current?.focus();
  };
  return (
    <form onSubmit={submit} className="mx-auto max-w-72">
      <label htmlFor={id} className="sr-only">
        {t`PIN`}
      </label>
      <input
        ref={field}
        id={id}
        data-autofocus
        type="password"
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        value={pin}
        readOnly={isDisabled}
        aria-invalid={error !== null || undefined}
        aria-describedby={`${id}-error`}
        onChange={(event) => change(event.target.value)}
        className="tabular block h-14 w-full rounded-lg border border-line-strong bg-surface text-center text-3xl tracking-[0.4em] transition-colors hover:border-ink aria-invalid:border-danger"
      />
      <p id={`${id}-error`} role="alert" className="mt-2 min-h-6 text-center text-sm font-medium text-danger">
        {error}
      </p>
      <div role="group" aria-label={t`Number pad`} className="mt-2 grid grid-cols-3 gap-2">
        {digits.map((digit) => (
          <Key key={digit} digit={digit} isDisabled={isFull} onPress={press} />
        ))}
        <button
          type="button"
          aria-label={t`Delete the last digit`}
          disabled={isDisabled || pin === ''}
          onClick={() => setPin(pin.slice(0, -1))}
          className={key}
        >
          <Delete aria-hidden className="size-6 rtl:-scale-x-100" />
        </button>
        <Key digit={0} isDisabled={isFull} onPress={press} />
        <Button type="submit" disabled={isDisabled || !isWhole} className="h-14 rounded-lg!">
          {isBusy ? <Spinner label={t`Checking`} /> : t({ message: 'OK', context: 'enter a PIN' })}
        </Button>
      </div>
    </form>
  );
}
