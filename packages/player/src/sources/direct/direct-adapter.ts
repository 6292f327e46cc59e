import type { Caption, Stream, StreamResult } from '@marquee/core/contracts';
import { requestKey, type SourceRequest } from '../request';
import { unsafeReason } from '../safe-address';
import type { FindContext, SourceAdapter } from '../source-adapter';
import { SourceError } from '../source-error';
import type { SourceFetch } from '../source-fetch';
import { probeAddress, type MediaFound, type ProbeMedia } from './probe-address';

/** An address that the visitor gave for one film or episode. */
export interface DirectAddress {
  /** Which film or episode: its request's key, e.g. `movie:603` or `tv:1399/1/2`. */
  titleKey: string;
  address: string;
  captions?: { address: string; language: string } | undefined;
}

export interface DirectOptions {
  id: string;
  name: string;
  entry: DirectAddress;
  fetch: SourceFetch;
  /** Lets files be played that scripts may not read. */
  probeMedia?: ProbeMedia;
}

const captionsOf = ({ captions }: DirectAddress): Caption[] =>
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

function streamOf(kind: MediaFound['kind'], type: string, entry: DirectAddress): Stream {
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

/** The visitor may name machines of the own network; what is stored may still be damaged. */
function refuseUnsafeEntry({ address, captions }: DirectAddress): void {
  for (const each of [address, ...(captions ? [captions.address] : [])]) {
    const reason = unsafeReason(each, each);
    if (reason) throw new SourceError('invalid', reason);
  }
}

/** Plays one address for one title. The address is asked what it is each time, so that a dead one is passed over. */
export function createDirectAdapter({ id, name, entry, fetch, probeMedia }: DirectOptions): SourceAdapter {
  async function find(request: SourceRequest, { signal, sourceId }: FindContext): Promise<StreamResult | null> {
    if (requestKey(request) !== entry.titleKey) return null;
    const { address } = entry;
    refuseUnsafeEntry(entry);
    const { kind, type } = await probeAddress(address, { fetch, probeMedia, signal });
    return { sourceId, stream: streamOf(kind, type, entry) };
  }
  return {
    id,
    name,
    findMovie: find,
    findEpisode: find,
    async check({ signal }) {
      await probeAddress(entry.address, { fetch, probeMedia, signal });
      return {};
    },
  };
}
