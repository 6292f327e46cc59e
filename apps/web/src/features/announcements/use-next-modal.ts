import { MODAL_DELAY_MS, nextModal, type InfoModal } from '@marquee/core';
import { useCallback, useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector, useIsRestored } from '../../shared/store';
import { useSetting } from '../../shared/store/settings';
import { modalDismissed, selectDismissedModals } from './announcements.slice';
import { operatorFilesApi } from './operator-files-api';
import { readShownModals, rememberShownModal } from './session-modals';

/** Interval in milliseconds at which to check whether the visitor is still busy. */
const BUSY_RETRY_MS = 1_000;

/**
 * Whether an announcement would interrupt: during playback or in another dialog. Videos of the 4K guide, which have
 * native controls, do not count.
 */
const isBusy = (): boolean => document.querySelector('video:not([controls]), [role="dialog"], dialog[open]') !== null;

/** The modal to show now, if any, and a function to close it. The next one is shown after 250 ms. */
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
