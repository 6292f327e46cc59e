import type { ReactNode } from 'react';
import { FormError } from '../../../shared/form/form-error';
import { failureText } from '../../../shared/form/failure-text';

/** What can be done with an account, what that means, and its button. */
export const Act = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2 border-t border-line py-4">
    <div className="min-w-48 flex-1">
      <p className="font-semibold">{title}</p>
      <p className="text-sm text-ink-soft">{text}</p>
    </div>
    {children}
  </div>
);

/** Why an act was refused; nothing otherwise. */
export const FailedAct = ({ error }: { error: unknown }) => (error ? <FormError message={failureText(error)} /> : null);
