import { t } from '@lingui/core/macro';
import type { UserServer } from '@marquee/core';
import { useEffect, useState } from 'react';
import { loadChunk } from '../../shared/lib/loading/load-chunk';
import { useAppStore, useServices } from '../../shared/store';
import { SwitchRow } from '../../shared/ui';
import { historyOwner, readIsLinked, setLinked } from '../../shared/watch-state/links';

interface InStepSwitchProps {
  server: UserServer;
}

/** Whether this history is kept in step with a server; nothing where the browser cannot store that. */
export function InStepSwitch({ server }: InStepSwitchProps) {
  const store = useAppStore();
  const services = useServices();
  const [isOn, setIsOn] = useState<boolean | null>(false);
  useEffect(() => {
    let isCurrent = true;
    void readIsLinked(server, historyOwner(store.getState(), services)).then((isLinked) => {
      if (isCurrent) setIsOn(isLinked);
    });
    return () => {
      isCurrent = false;
    };
  }, [server, store, services]);
  if (isOn === null) return null;

  const change = async (isChosen: boolean) => {
    setIsOn(isChosen);
    const isLinked = await setLinked(server, historyOwner(store.getState(), services), isChosen);
    setIsOn(isLinked);
    if (!isLinked) return;
    const { startWatchState } = await loadChunk(() => import('../../shared/watch-state/start'), 'requested');
    startWatchState(store).request();
  };
  return (
    <div className="col-span-full mt-3 pe-1 md:col-span-2 md:col-start-2">
      <SwitchRow
        label={t`Keep what I watch in step`}
        text={t`What you finish, leave off, or mark as unwatched here changes there. What you watch there comes here.`}
        isOn={isOn}
        onChange={(isChosen) => void change(isChosen)}
      />
    </div>
  );
}
