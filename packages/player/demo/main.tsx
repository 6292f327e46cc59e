/**
 * A bench page for the player, for development only. Address parameters: `provider` (a stream provider's address),
 * `type` (movie or tv), `start` (seconds), `muted`, `source` (id of the source to begin with).
 */
import '../src/react/player.css';
import { StrictMode, useEffect, useState, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { warmEngine } from '../src/engine/shaka/load-shaka';
import { createShakaEngine } from '../src/engine/shaka/shaka-engine';
import { defaultPreferences, Player, type PlayerPreferences } from '../src/react';
import { createPlaybackSession } from '../src/session';
import { createEngineRunner } from '../src/session/engine-runner';
import { createProviderAdapter, runSources, type SourceRequest } from '../src/sources';

const params = new URLSearchParams(location.search);
const isShow = params.get('type') === 'tv';
const events: unknown[] = [];
Object.assign(window, { playerEvents: events });

const request: SourceRequest = isShow
  ? { type: 'tv', title: 'Bench', releaseYear: 2020, tmdbId: 2, season: { number: 1 }, episode: { number: 1 } }
  : { type: 'movie', title: 'Bench', releaseYear: 2020, tmdbId: 1 };
const adapters = [
  createProviderAdapter({
    id: 'demo',
    name: 'Demo provider',
    url: params.get('provider') ?? 'http://localhost:8788',
    fetch: (url, init) => fetch(url, init),
  }),
];
void warmEngine();
const session = createPlaybackSession(() =>
  Promise.resolve({ createEngineRunner, createEngine: () => createShakaEngine() }),
);
session.update({
  title: { mediaId: 'bench', kind: isShow ? 'episode' : 'movie', isOffered: true, request },
  ...{ adapters, runSources, autoPlay: true, canOpen: true, qualityCap: 'Auto' },
  startAtSec: Number(params.get('start') ?? 0),
  onProgress: (_, progress) => events.push({ type: 'progress', ...progress }),
});

function Bench() {
  const { stage, search } = useSyncExternalStore(session.subscribe, session.getState);
  const [preferences, setPreferences] = useState<PlayerPreferences>({
    ...defaultPreferences,
    muted: params.has('muted'),
  });
  const wanted = search.results.find(({ sourceId }) => sourceId === params.get('source'))?.key;
  useEffect(() => {
    if (wanted !== undefined) session.choose(wanted);
  }, [wanted]);
  if (stage !== 'open')
    return <p>{search.status === 'failed' ? JSON.stringify(search.skipped) : `Checking ${search.checkingName}...`}</p>;
  return (
    <Player
      session={session}
      media={{ title: 'The Lighthouse Keeper’s Daughter', ...(isShow && { subtitle: 'S1 E1 · Pilot' }) }}
      next={isShow ? { go: (reason) => events.push({ type: 'next', reason }) } : null}
      preferences={preferences}
      onPreferencesChange={(change) => setPreferences((before) => ({ ...before, ...change }))}
      onClose={() => events.push({ type: 'close' })}
    />
  );
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Bench />
    </StrictMode>,
  );
}
