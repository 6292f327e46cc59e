/**
 * A bench page for the player, for development only. Address parameters: `provider` (a stream provider's address),
 * `type` (movie or tv), `start` (seconds), `muted`, `source` (id of the source to begin with).
 */
import '../src/react/player.css';
import { StrictMode, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { warmEngine } from '../src/engine/shaka/load-shaka';
import { defaultPreferences, Player, useSourceSearch, type PlayerPreferences } from '../src/react';
import { createProviderAdapter, runSources, type FoundSource, type SourceRequest } from '../src/sources';

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

function Bench() {
  const search = useSourceSearch({ request, adapters, runSources });
  const [picked, setPicked] = useState<FoundSource | null>(null);
  const [preferences, setPreferences] = useState<PlayerPreferences>({
    ...defaultPreferences,
    muted: params.has('muted'),
  });
  const first = useMemo(
    () => search.results.find(({ sourceId }) => sourceId === params.get('source')) ?? search.results[0],
    [search.results],
  );
  const wanted = picked ?? (params.has('source') && first?.sourceId !== params.get('source') ? null : first);
  if (!wanted)
    return <p>{search.status === 'failed' ? JSON.stringify(search.skipped) : `Checking ${search.checkingName}...`}</p>;
  return (
    <Player
      result={wanted}
      mediaId="bench"
      kind={isShow ? 'episode' : 'movie'}
      title="The Lighthouse Keeper’s Daughter"
      {...(isShow && { subtitle: 'S1 E1 · Pilot', hasNext: true })}
      startAtSec={Number(params.get('start') ?? 0)}
      preferences={preferences}
      onPreferencesChange={(change) => setPreferences((before) => ({ ...before, ...change }))}
      sources={search.results}
      onSourceChange={setPicked}
      onProgress={(progress) => events.push({ type: 'progress', ...progress })}
      onWatched={() => events.push({ type: 'watched' })}
      onEnded={() => events.push({ type: 'ended' })}
      onNextEpisode={(reason) => events.push({ type: 'next', reason })}
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
