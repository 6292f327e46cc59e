import { MODAL_DELAY_MS, nextModal, type InfoModal } from '@marquee/core';
import { useCallback, useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector, useIsRestored } from '../../shared/store';
import { useSetting } from '../../shared/store/settings';
import { modalDismissed, selectDismissedModals } from './announcements.slice';
import { operatorFilesApi } from './operator-files-api';
import { readShownModals, rememberShownModal } from './session-modals';

/** How often to look whether the visitor is free again, in milliseconds. */
const BUSY_RETRY_MS = 1_000;

/** A film in the player or another dialog: an announcement would interrupt. A guide's video with the browser's controls may wait. */
const isBusy = (): boolean =>
  document.querySelector('video:not([controls]), [role="dialog"], [role="alertdialog"]') !== null;

/** The modal to show now, if any, and what closes it. The next one comes 250 ms after. */
export function useNextModal(): { modal: InfoModal | undefined; close: () => void } {
  const { data: modals } = operatorFilesApi.useModalsQuery();
  const dismissals = useAppSelector(selectDismissedModals);
  const isRestored = useIsRestored();
  const isWanted = useSetting('notifyPopups');
  const dispatch = useAppDispatch();
  const [modal, setModal] = useState<InfoModal>();

  useEffect(() => {
    if (!modals || !isRestored || !isWanted || modal) return;
    const next = nextModal(modals, { dismissals, shown: readShownModals(), nowMs: Date.now() });
    if (!next) return;
    let timer: ReturnType<typeof setTimeout>;
    const show = () => {
      if (isBusy()) {
        timer = setTimeout(show, BUSY_RETRY_MS);
        return;
      }
      rememberShownModal(next.id);
      setModal(next);
    };
    timer = setTimeout(show, MODAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [modals, isRestored, isWanted, modal, dismissals]);

  const close = useCallback(() => {
    if (modal) dispatch(modalDismissed({ id: modal.id, atMs: Date.now() }));
    setModal(undefined);
  }, [dispatch, modal]);

  return { modal, close };
}
