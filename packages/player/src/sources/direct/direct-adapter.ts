import type { Caption, Stream } from '@marquee/core/contracts';
import { requestKey, type SourceRequest } from '../request';
import { assertSafeUrl, isPrivateHost } from '../safe-url';
import type { FoundStream, SourceAdapter, SourceContext } from '../source-adapter';
import type { SourceFetch } from '../source-fetch';
import { probeUrl, type ProbedMedia, type ProbeMedia } from './probe-url';

/** A URL that the visitor provided for one film or episode. */
export interface DirectEntry {
  /** Key of the film's or episode's request, e.g. `movie:603` or `tv:1399/1/2`. */
  titleKey: string;
  address: string;
  captions?: { address: string; language: string } | undefined;
}

interface DirectOptions {
  id: string;
  name: string;
  entry: DirectEntry;
  fetch: SourceFetch;
  /** Allows files that CORS keeps scripts from reading. */
  probeMedia?: ProbeMedia;
}

const captionsOf = ({ captions }: DirectEntry): Caption[] =>
  captions
    ? [
        {
          id: 'direct',
          language: captions.language,
          url: captions.address,
          type: /\.srt$/i.test(new URL(captions.address).pathname) ? 'srt' : 'vtt',
        },
      ]
    : [];

function streamOf(kind: ProbedMedia['kind'], type: string, entry: DirectEntry): Stream {
  const { address } = entry;
  const captions = captionsOf(entry);
  switch (kind) {
    case 'hls':
      return { type: 'hls', playlist: address, captions };
    case 'dash':
      return { type: 'dash', manifest: address, captions };
    case 'file':
      return { type: 'file', qualities: { original: { type, url: address } }, captions };
  }
}

const isPrivateAddress = (address: string): boolean =>
  URL.canParse(address) && isPrivateHost(new URL(address).hostname);

/** The visitor may use hosts of their own network, even only for the subtitles. */
const originOf = ({ address, captions }: DirectEntry): string =>
  captions && isPrivateAddress(captions.address) ? captions.address : address;

/** Plays one URL for one title. The URL is probed each time, so that a dead one is skipped. */
export function createDirectAdapter({ id, name, entry, fetch, probeMedia }: DirectOptions): SourceAdapter {
  async function find(request: SourceRequest, { signal }: SourceContext): Promise<FoundStream | null> {
    if (requestKey(request) !== entry.titleKey) return null;
    const { address } = entry;
    // Stored data may be damaged: nothing is requested from an unsafe URL.
    for (const each of entry.captions ? [address, entry.captions.address] : [address]) assertSafeUrl(each, each);
    const { kind, type } = await probeUrl(address, { fetch, probeMedia, signal });
    return { stream: streamOf(kind, type, entry) };
  }
  return {
    id,
    name,
    origin: originOf(entry),
    findMovie: find,
    findEpisode: find,
    async check({ signal }) {
      await probeUrl(entry.address, { fetch, probeMedia, signal });
      return {};
    },
  };
}
