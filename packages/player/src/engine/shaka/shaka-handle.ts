import { browserConnection, connectionClass, type NetworkInformation } from '../connection';
import { bufferingGoalSec } from '../buffering';
import { createPlayerError } from '../errors/error-texts';
import type { CueStore } from '../../captions/cue-store';
import type { Lifetime } from '../lifetimes';
import { tunedConfig } from './config';
import type { LoadShaka, ShakaPlayer } from './load-shaka';
import { CueStoreDisplayer } from './text-displayer';

export interface HandleOptions {
  loadShaka: LoadShaka;
  connection?: () => NetworkInformation | undefined;
  streamCues: CueStore;
  lifetime: Lifetime;
}

/** Fetches Shaka, makes its player with our settings and attaches it; keeps its buffer in step with the connection. */
export async function createShakaPlayer(video: HTMLVideoElement, options: HandleOptions): Promise<ShakaPlayer> {
  const { loadShaka, connection = browserConnection, streamCues, lifetime } = options;
  const shaka = await loadShaka().catch((cause: unknown) => {
    throw createPlayerError('network', { detail: 'the player chunk could not be fetched', cause });
  });
  if (!shaka.Player.isBrowserSupported()) throw createPlayerError('unsupported');
  const player: ShakaPlayer = new shaka.Player();
  await player.attach(video);
  player.configure(tunedConfig(connectionClass(connection())));
  player.configure('textDisplayFactory', (_player: ShakaPlayer) => new CueStoreDisplayer(streamCues));

  const fitBuffer = (): void => {
    const bandwidth = player.getVariantTracks().find((track) => track.active)?.bandwidth ?? null;
    player.configure('streaming.bufferingGoal', bufferingGoalSec(connectionClass(connection()), bandwidth));
  };
  lifetime.listen(player, 'adaptation', fitBuffer);
  lifetime.listen(player, 'variantchanged', fitBuffer);
  const network = connection();
  if (network?.addEventListener && network.removeEventListener) {
    network.addEventListener('change', fitBuffer);
    lifetime.onEnd(() => network.removeEventListener?.('change', fitBuffer));
  }
  return player;
}
