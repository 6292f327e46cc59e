import { Trans } from '@lingui/react/macro';
import { Link2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useConfig } from '../../shared/api';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import { Button } from '../../shared/ui';
import type { AddressDialogProps } from './address-dialog';

const AddressDialog = lazyComponent(() => import('./address-dialog').then((chunk) => chunk.AddressDialog));

interface PlayFromAddressProps {
  target: AddressDialogProps['target'];
  /** Called when a URL was saved. */
  onSaved: () => void;
}

/** Adds a URL for a title; renders nothing if the operator does not allow it. */
export function PlayFromAddress({ target, onSaved }: PlayFromAddressProps) {
  const { sources } = useConfig();
  const [isOpen, setIsOpen] = useState(false);
  if (!sources || sources.own === 'off') return null;
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsOpen(true)} className="px-3">
        <Link2 aria-hidden className="size-4" /> <Trans>Play from a URL…</Trans>
      </Button>
      {isOpen && (
        <Suspense>
          <AddressDialog target={target} before={null} onSaved={onSaved} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
