import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { focusOnce } from '../../shared/lib/interaction/focus-once';
import { CopyButton } from '../../shared/ui';

interface SecretLinkProps {
  address: string;
  text: string;
  /** Beside the button that copies. */
  children?: ReactNode;
}

/** A link that is shown once. Takes the focus, so that it is announced. */
export const SecretLink = ({ address, text, children }: SecretLinkProps) => (
  <div ref={focusOnce} tabIndex={-1} className="grid gap-4 pb-5 outline-none">
    <p className="font-semibold">{text}</p>
    <code dir="ltr" className="rounded-md border border-line-strong bg-raised p-4 text-sm break-all select-all">
      {address}
    </code>
    <div className="flex flex-wrap gap-3">
      <CopyButton text={address} label={t`Copy link`} variant="primary" />
      {children}
    </div>
  </div>
);
