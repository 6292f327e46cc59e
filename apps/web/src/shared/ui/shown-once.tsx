import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { focusOnce } from '../lib/interaction/focus-once';
import { Button } from './button';
import { CopyButton } from './copy-button';

interface ShownOnceProps {
  title: string;
  secret?: { text: string; copyLabel: string } | undefined;
  children?: ReactNode;
  onDone: () => void;
}

/** A secret that the server does not tell again. Takes the focus, so that it is announced. */
export const ShownOnce = ({ title, secret, children, onDone }: ShownOnceProps) => (
  <div ref={focusOnce} tabIndex={-1} className="grid max-w-md gap-4 outline-none">
    <p className="font-semibold">{title}</p>
    {secret && (
      <code dir="ltr" className="rounded-md border border-line-strong bg-raised p-4 text-sm break-all select-all">
        {secret.text}
      </code>
    )}
    {children}
    <div className="flex flex-wrap gap-3">
      {secret && <CopyButton text={secret.text} label={secret.copyLabel} variant="primary" />}
      <Button variant="secondary" onClick={onDone}>
        <Trans>Done</Trans>
      </Button>
    </div>
  </div>
);
