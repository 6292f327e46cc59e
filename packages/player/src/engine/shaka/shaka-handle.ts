import type { CueStore } from '../../captions/cue-store';
import { bufferingGoalSec } from '../buffering';
import { browserConnection, connectionClass, type NetworkInformation } from '../connection';
import { createPlayerError } from '../errors/error-texts';
import { createLifetime, type Lifetime } from '../lifetimes';
import { createAbrManager } from './abr-manager';
import { tunedConfig } from './config';
import { editPlaylists } from './edit-playlists';
import type { LoadShaka, ShakaBuild, ShakaPlayer } from './load-shaka';
import { CueStoreDisplayer } from './text-displayer';

interface HandleOptions {
  loadShaka: LoadShaka;
  connection?: (() => NetworkInformation | undefined) | undefined;
  streamCues: CueStore;
  /** Called with each new player and its lifetime. */
  onPlayer: (player: ShakaPlayer, lifetime: Lifetime) => void;
}

/** Owns an engine's only Shaka player: created when first needed, and again when a stream needs the other build. */
export interface ShakaHandle {
  player: () => ShakaPlayer | undefined;
  /** The player for a build, attached to the element if one is given. */
  ensure: (build: ShakaBuild, video?: HTMLVideoElement) => Promise<ShakaPlayer>;
  destroy: () => Promise<void>;
}

interface Made {
  build: ShakaBuild;
  lifetime: Lifetime;
  promise: Promise<ShakaPlayer>;
  attaching?: Promise<unknown>;
}

export function createShakaHandle(options: HandleOptions): ShakaHandle {
  let made: Made | undefined;
  let player: ShakaPlayer | undefined;

  async function drop(): Promise<void> {
    const gone = made;
    made = player = undefined;
    gone?.lifetime.end();
    await (await gone?.promise.catch(() => undefined))?.destroy();
  }

  function make(build: ShakaBuild): Made {
    const lifetime = createLifetime();
    const promise = createShakaPlayer(build, options, lifetime);
    const mine: Made = { build, lifetime, promise };
    promise.then(
      (it) => {
        if (made === mine) player = it;
      },
      () => {
        if (made === mine) made = undefined;
      },
    );
    return mine;
  }

  return {
    player: () => player,
    async ensure(build, video) {
      if (made && made.build !== build) await drop();
      made ??= make(build);
      const mine = made;
      const ready = await mine.promise;
      if (video) await (mine.attaching ??= ready.attach(video));
      return ready;
    },
    destroy: drop,
  };
}

/** Loads Shaka, creates a player with our settings, and adjusts its buffer to the connection. */
async function createShakaPlayer(build: ShakaBuild, options: HandleOptions, lifetime: Lifetime): Promise<ShakaPlayer> {
  const { loadShaka, connection = browserConnection, streamCues, onPlayer } = options;
  const shaka = await loadShaka(build).catch((cause: unknown) => {
    throw createPlayerError('network', { detail: 'the player chunk could not be fetched', cause });
  });
  if (!shaka.Player.isBrowserSupported()) throw createPlayerError('unsupported');
  const player: ShakaPlayer = new shaka.Player();
  player.configure(tunedConfig(connectionClass(connection())));
  player.configure('abrFactory', () => createAbrManager(shaka));
  player.configure('textDisplayFactory', (_player: ShakaPlayer) => new CueStoreDisplayer(streamCues));
  editPlaylists(player);

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
  onPlayer(player, lifetime);
  return player;
}
