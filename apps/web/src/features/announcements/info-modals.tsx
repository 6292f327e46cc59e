import { Suspense } from 'react';
import { lazyComponent } from '../../shared/lib/loading/lazy-chunk';
import { useNextModal } from './use-next-modal';

const ModalCard = lazyComponent(() => import('./modal-card').then((chunk) => chunk.ModalCard), 'background');

/** The operator's modals, one at a time (ANNOUNCE-02). */
export function InfoModals() {
  const { modal, close } = useNextModal();
  return (
    modal && (
      <Suspense>
        <ModalCard key={modal.id} modal={modal} onClose={close} />
      </Suspense>
    )
  );
}
