import { extname } from 'node:path';

const types: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4s': 'video/mp4',
  '.mp4': 'video/mp4',
  '.srt': 'application/x-subrip; charset=utf-8',
  '.vtt': 'text/vtt; charset=utf-8',
};

/** MP4 parts below `audio/` contain only audio. */
export const contentType = (path: string): string => {
  const type = types[extname(path)] ?? 'application/octet-stream';
  return type === 'video/mp4' && path.startsWith('audio/') ? 'audio/mp4' : type;
};
