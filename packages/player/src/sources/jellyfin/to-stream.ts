import { languageTag } from '../language-tag';
import type { Caption, Segment, Stream } from '@marquee/core/contracts';
import { SourceError } from '../source-error';
import { TICKS, type MediaSource, type PlaybackInfo } from './wire';

/** The server of a stream, and its identifiers of the playback session. */
export interface PlaySession {
  itemId: string;
  mediaSourceId: string;
  playSessionId: string | null;
  method: 'DirectPlay' | 'Transcode';
}

interface ServerAccess {
  url: string;
  token: string;
  deviceId: string;
}

const MAX_CAPTIONS = 100;

/** Resolves a path from the server and adds the token; throws for a URL of another server. */
function ownAddress(path: string, { url, token }: ServerAccess): string {
  const written = /^https?:/i.test(path) ? path : `${url}${path.startsWith('/') ? '' : '/'}${path}`;
  if (!URL.canParse(written)) throw new SourceError('invalid', 'an address cannot be read');
  const address = new URL(written);
  if (address.origin !== new URL(url).origin) throw new SourceError('invalid', 'an address of another server');
  const names = [...address.searchParams.keys()].map((name) => name.toLowerCase());
  if (!names.includes('apikey') && !names.includes('api_key')) address.searchParams.set('ApiKey', token);
  return address.toString();
}

function captions(source: MediaSource, access: ServerAccess): Caption[] {
  const texts = (source.MediaStreams ?? []).filter(
    ({ Type, DeliveryMethod, DeliveryUrl }) => Type === 'Subtitle' && DeliveryMethod === 'External' && DeliveryUrl,
  );
  return texts.slice(0, MAX_CAPTIONS).map(({ Index, Language, DisplayTitle, DeliveryUrl }) => ({
    id: `jellyfin-${Index}`,
    language: languageTag(Language),
    label: DisplayTitle?.slice(0, 200) || undefined,
    url: ownAddress(DeliveryUrl ?? '', access),
    type: /\.srt(\?|$)/i.test(DeliveryUrl ?? '') ? 'srt' : 'vtt',
  }));
}

function directAddress(itemId: string, source: MediaSource, access: ServerAccess): { type: string; url: string } {
  const container = (source.Container ?? 'mp4').split(',')[0]?.replace(/[^\w-]/g, '') || 'mp4';
  const query = new URLSearchParams({
    static: 'true',
    mediaSourceId: source.Id,
    deviceId: access.deviceId,
  });
  if (source.ETag) query.set('Tag', source.ETag);
  const path = `/Videos/${encodeURIComponent(itemId)}/stream.${container}?${query.toString()}`;
  return { type: container, url: ownAddress(path, access) };
}

/** The first playable media source: as the original file, otherwise transcoded. Throws if the server offers neither. */
export function toStream(
  itemId: string,
  info: PlaybackInfo,
  segments: Segment[],
  access: ServerAccess,
): { stream: Stream; session: PlaySession } {
  const source =
    info.MediaSources.find(({ SupportsDirectPlay }) => SupportsDirectPlay) ??
    info.MediaSources.find(({ TranscodingUrl }) => TranscodingUrl);
  if (!source) throw new SourceError('invalid', info.ErrorCode || 'nothing that this browser plays');
  const extras = { captions: captions(source, access), segments: segments.length > 0 ? segments : undefined };
  const session = { itemId, mediaSourceId: source.Id, playSessionId: info.PlaySessionId ?? null };
  if (source.SupportsDirectPlay) {
    const file = directAddress(itemId, source, access);
    return {
      stream: { type: 'file', qualities: { original: file }, ...extras },
      session: { ...session, method: 'DirectPlay' },
    };
  }
  const playlist = ownAddress(source.TranscodingUrl ?? '', access);
  return { stream: { type: 'hls', playlist, ...extras }, session: { ...session, method: 'Transcode' } };
}

const kinds: Record<string, Segment['kind']> = {
  Intro: 'intro',
  Recap: 'recap',
  Outro: 'credits',
  Preview: 'preview',
  Commercial: 'commercial',
};

/** Segments and chapters in seconds, without empty ones and unknown kinds. */
export function toSegments(
  marked: readonly { Type?: string | null | undefined; StartTicks: number; EndTicks: number }[],
  chapters: readonly { StartPositionTicks: number; Name?: string | null | undefined }[],
  runTimeTicks: number | null | undefined,
): Segment[] {
  const stretch = (start: number, end: number) => ({ startSec: start / TICKS, endSec: end / TICKS });
  const fromMarks = marked.flatMap(({ Type, StartTicks, EndTicks }): Segment[] => {
    const kind = kinds[Type ?? ''];
    return kind && StartTicks >= 0 && EndTicks > StartTicks ? [{ kind, ...stretch(StartTicks, EndTicks) }] : [];
  });
  const sorted = [...chapters].sort((a, b) => a.StartPositionTicks - b.StartPositionTicks);
  const fromChapters = sorted.flatMap(({ StartPositionTicks: start, Name }, index): Segment[] => {
    const end = sorted[index + 1]?.StartPositionTicks ?? runTimeTicks ?? 0;
    if (start < 0 || end <= start) return [];
    return [{ kind: 'chapter', title: Name?.slice(0, 200) || undefined, ...stretch(start, end) }];
  });
  return [...fromMarks, ...fromChapters];
}
