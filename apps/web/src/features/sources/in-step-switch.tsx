import { Trans } from '@lingui/react/macro';
import type { UserServer } from '@marquee/core';
import { useEffect, useId, useState } from 'react';
import { loadChunk } from '../../shared/lib/loading/load-chunk';
import { useAppStore, useServices } from '../../shared/store';
import { SwitchTrack } from '../../shared/ui';
import { historyOwner, readIsLinked, setLinked } from '../../shared/watch-state/links';

interface InStepSwitchProps {
  server: UserServer;
}

/** Whether this history is kept in step with a server; nothing where the browser cannot store that. */
export function InStepSwitch({ server }: InStepSwitchProps) {
  const store = useAppStore();
  const services = useServices();
  const id = useId();
  const [isOn, setIsOn] = useState<boolean | null>(null);
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

  const toggle = async () => {
    setIsOn(!isOn);
    const isLinked = await setLinked(server, historyOwner(store.getState(), services), !isOn);
    setIsOn(isLinked);
    if (!isLinked) return;
    const { startWatchState } = await loadChunk(() => import('../../shared/watch-state/start'), 'requested');
    startWatchState(store).request();
  };
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-text`}
      onClick={() => void toggle()}
      className="mt-3 flex min-h-11 w-full max-w-prose items-center gap-4 rounded-md text-start text-sm"
    >
      <SwitchTrack isOn={isOn} size="sm" />
      <span>
        <span id={`${id}-label`} className="block font-medium text-ink">
          <Trans>Keep what I watch in step</Trans>
        </span>
        <span id={`${id}-text`} className="block text-ink-soft">
          <Trans>
            What you finish, leave off, or mark as unwatched here changes there. What you watch there comes here.
          </Trans>
        </span>
      </span>
    </button>
  );
}
