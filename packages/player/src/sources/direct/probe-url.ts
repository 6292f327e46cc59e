import { SourceError } from '../source-error';
import { fetchFromSource, assertOk, type SourceFetch } from '../source-fetch';

/** The type of media behind a URL. */
export interface ProbedMedia {
  kind: 'hls' | 'dash' | 'file';
  /** Of a file: `mp4`, `webm`, … */
  type: string;
}

/** Whether the video element accepts a URL; it can play files that CORS keeps scripts from reading. */
export type ProbeMedia = (address: string, signal: AbortSignal) => Promise<boolean>;

/** How much of the body is read. */
const HEAD_BYTES = 2048;

const extensions: Record<string, ProbedMedia> = {
  m3u8: { kind: 'hls', type: 'm3u8' },
  mpd: { kind: 'dash', type: 'mpd' },
  mp4: { kind: 'file', type: 'mp4' },
  m4v: { kind: 'file', type: 'mp4' },
  mov: { kind: 'file', type: 'mp4' },
  webm: { kind: 'file', type: 'webm' },
  mkv: { kind: 'file', type: 'mkv' },
};

/** The media type that the file name suggests. */
const mediaByName = (address: string): ProbedMedia | null =>
  extensions[/\.([a-z\d]+)$/i.exec(new URL(address).pathname)?.[1]?.toLowerCase() ?? ''] ?? null;

async function readHead(response: Response): Promise<Uint8Array> {
  const reader = response.body?.getReader();
  const head = new Uint8Array(HEAD_BYTES);
  let length = 0;
  while (reader && length < HEAD_BYTES) {
    const { done, value } = await reader.read().catch((cause: unknown) => {
      if (cause instanceof TypeError) throw new SourceError('network', 'the answer broke off', { cause });
      throw cause;
    });
    if (done) break;
    const part = value.subarray(0, HEAD_BYTES - length);
    head.set(part, length);
    length += part.length;
  }
  void reader?.cancel().catch(() => undefined);
  return head.subarray(0, length);
}

/** The media type by its first bytes, which a server cannot mislabel; the Content-Type header only for video. */
function mediaByContent(head: Uint8Array, contentType: string): ProbedMedia | null {
  const text = new TextDecoder()
    .decode(head)
    .replace(/^\uFEFF/, '')
    .trimStart();
  if (text.startsWith('#EXTM3U')) return { kind: 'hls', type: 'm3u8' };
  if (/^(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<MPD[\s>]/.test(text)) return { kind: 'dash', type: 'mpd' };
  if (text.slice(4, 8) === 'ftyp') return { kind: 'file', type: 'mp4' };
  if (head[0] === 0x1a && head[1] === 0x45 && head[2] === 0xdf && head[3] === 0xa3) {
    return { kind: 'file', type: text.includes('webm') ? 'webm' : 'mkv' };
  }
  const [, subtype] = /^video\/([\w-]+)/i.exec(contentType) ?? [];
  return subtype && head.length > 0 && !text.startsWith('<') ? { kind: 'file', type: subtype.toLowerCase() } : null;
}

/**
 * Detects a URL's type by its beginning. A simple request, so that no CORS preflight is needed. Throws a SourceError:
 * `http` with the status, `invalid` for anything other than video, `network` if the server does not respond, or does
 * not allow other sites to read from it and the video element does not accept it either.
 */
export async function probeUrl(
  address: string,
  { fetch, probeMedia, signal }: { fetch: SourceFetch; probeMedia?: ProbeMedia | undefined; signal: AbortSignal },
): Promise<ProbedMedia> {
  let response: Response;
  try {
    response = await fetchFromSource(fetch, address, { signal });
  } catch (error) {
    signal.throwIfAborted();
    const promised = mediaByName(address) ?? { kind: 'file', type: 'mp4' };
    if (promised.kind === 'file' && (await probeMedia?.(address, signal))) return promised;
    throw error;
  }
  assertOk(response);
  const contentType = response.headers.get('content-type') ?? '';
  const found = mediaByContent(await readHead(response), contentType);
  if (!found) throw new SourceError('invalid', `no video: ${contentType.slice(0, 60) || 'unknown type'}`);
  return found;
}
