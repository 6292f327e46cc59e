import { useEffect, useState } from 'react';
import { readMaster, type Variant } from './playlist';

/** What a URL offers: a file to download directly, or a stream whose segments have to be joined. */
export type Offer =
  | { kind: 'loading' }
  | { kind: 'file' }
  | { kind: 'stream'; variants: readonly Variant[] }
  | { kind: 'failed' };

const fileEnding = /\.(mp4|m4v|mkv|webm|mov|avi|mp3|m4a|srt|vtt)$/i;
/** Longer responses are not playlists. */
const MAX_PLAYLIST_CHARS = 2_000_000;

async function look(url: string, signal: AbortSignal): Promise<Offer> {
  if (fileEnding.test(new URL(url).pathname)) return { kind: 'file' };
  const response = await fetch(url, { signal, credentials: 'same-origin' });
  if (!response.ok) return { kind: 'failed' };
  const isPlaylist =
    /mpegurl/i.test(response.headers.get('Content-Type') ?? '') || /\.m3u8?$/i.test(new URL(url).pathname);
  if (!isPlaylist) {
    void response.body?.cancel();
    return { kind: 'file' };
  }
  const text = (await response.text()).slice(0, MAX_PLAYLIST_CHARS);
  return { kind: 'stream', variants: readMaster(text, url) ?? [{ height: 0, bandwidth: 0, url, sounds: [] }] };
}

/** Finds out what a URL offers; `retry` tries again. */
export function useDownloadTarget(url: string): { offer: Offer; retry: () => void } {
  const [round, setRound] = useState(0);
  const [found, setFound] = useState<{ round: number; offer: Offer } | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    look(url, controller.signal).then(
      (offer) => setFound({ round, offer }),
      () => {
        if (!controller.signal.aborted) setFound({ round, offer: { kind: 'failed' } });
      },
    );
    return () => controller.abort();
  }, [url, round]);
  const offer: Offer = found?.round === round ? found.offer : { kind: 'loading' };
  return { offer, retry: () => setRound(round + 1) };
}
