import { t } from '@lingui/core/macro';
import { CirclePlay } from 'lucide-react';

/** That a server of the visitor's own has a title. */
export const OnOwnServer = ({ name }: { name: string }) => (
  <p className="flex items-center gap-1.5 text-accent-ink">
    <CirclePlay aria-hidden className="size-4 shrink-0" />
    <span>{t`On ${name}`}</span>
  </p>
);
