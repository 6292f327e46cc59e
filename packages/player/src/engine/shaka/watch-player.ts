import type { Lifetime } from '../lifetimes';
import type { EngineState } from '../state';
import type { StateStore } from '../state-store';
import { watchBusyServer } from './busy-server';
import type { CurrentLoad } from './current-load';
import type { Failures } from './failures';
import type { ShakaPlayer } from './load-shaka';

interface PlayerPorts {
  current: CurrentLoad;
  store: StateStore<EngineState>;
  failures: Failures;
  /** The tracks have changed. */
  describe: () => void;
}

const trackEvents = [
  'trackschanged',
  'variantchanged',
  'adaptation',
  'audiotrackschanged',
  'audiotrackchanged',
  'textchanged',
];

/** Passes on what a Shaka player reports. */
export function watchPlayer(
  player: ShakaPlayer,
  { current, store, failures, describe }: PlayerPorts,
  lifetime: Lifetime,
): void {
  // It has left what it played before.
  lifetime.listen(player, 'loading', () => (current.takesErrors = true));
  lifetime.listen(player, 'error', (event: Event & { detail?: unknown }) => failures.onShakaError(event.detail));
  lifetime.listen(player, 'buffering', (event: Event & { buffering?: boolean }) =>
    store.update({ buffering: event.buffering === true || store.get().status === 'loading' }),
  );
  lifetime.listen(player, 'segmentappended', (event: Event & { contentType?: string }) => {
    if (event.contentType !== 'audio' && event.contentType !== 'text') failures.recovery.dataArrived();
  });
  watchBusyServer(player, (isServerBusy) => store.update({ isServerBusy }), lifetime);
  for (const type of trackEvents) lifetime.listen(player, type, describe);
}
