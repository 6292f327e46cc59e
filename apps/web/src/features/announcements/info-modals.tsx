import { ModalCard } from './modal-card';
import { useNextModal } from './use-next-modal';

/** The operator's modals, one at a time (ANNOUNCE-02). */
export function InfoModals() {
  const { modal, close } = useNextModal();
  return modal && <ModalCard key={modal.id} modal={modal} onClose={close} />;
}
