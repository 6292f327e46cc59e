import { t } from '@lingui/core/macro';
import { LayoutList } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import { Button } from '../../shared/ui';

const HomeEditor = lazyComponent(() => import('./home-editor').then((chunk) => chunk.HomeEditor));

/**
 * Opens the editor of home; so does the address `/#edit`. `onEdit` loads what shows the first change.
 */
export function EditHome({ onEdit }: { onEdit: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    // After hydration: the server knows no fragment.
    const timer = setTimeout(() => window.location.hash === '#edit' && setIsOpen(true));
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (isOpen) onEdit();
  }, [isOpen, onEdit]);
  return (
    <div className="page-x mt-12 flex justify-center">
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <LayoutList aria-hidden className="size-4" />
        {t`Edit home`}
      </Button>
      {isOpen && (
        <Suspense>
          <HomeEditor onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
