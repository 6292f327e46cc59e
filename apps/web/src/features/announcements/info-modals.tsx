import { lazy, Suspense } from 'react';
import { useNextModal } from './use-next-modal';

const ModalCard = lazy(() => import('./modal-card').then(({ ModalCard }) => ({ default: ModalCard })));

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
