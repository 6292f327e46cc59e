import type { Caption } from '@marquee/core/contracts';
import { searchCaptions } from '@marquee/player/captions';
import type { FoundSource, SourceRequest } from '@marquee/player/sources';
import { useEffect, useState } from 'react';
import { useConfig } from '../../../shared/api';

interface Found {
  key: string;
  captions: readonly Caption[];
}

const none: readonly Caption[] = [];

/** Subtitles from the operator's subtitle service, requested if the source has none. */
export function useFoundCaptions(request: SourceRequest | null, source: FoundSource | null): readonly Caption[] {
  const service = useConfig().captions?.url;
  const isNeeded = source !== null && source.stream.captions.length === 0;
  const id = request?.tmdbId;
  const season = request?.type === 'tv' ? request.season.number : undefined;
  const episode = request?.type === 'tv' ? request.episode.number : undefined;
  const key = [id, season, episode].join('/');
  const [found, setFound] = useState<Found>({ key: '', captions: none });

  useEffect(() => {
    if (!service || !isNeeded || id === undefined) return;
    const controller = new AbortController();
    const query = { id, season, episode };
    searchCaptions(service, query, (url, init) => fetch(url, init), controller.signal).then(
      (captions) => setFound({ key, captions }),
      // If the service fails, only its subtitles are missing.
      () => undefined,
    );
    return () => controller.abort();
  }, [service, isNeeded, id, season, episode, key]);

  return isNeeded && found.key === key ? found.captions : none;
}
