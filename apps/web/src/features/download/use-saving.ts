import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { blobTarget, diskTarget, fileName, pickFile } from '../../shared/lib/saving/file-target';
import { PlaylistError } from './playlist';
import { LiveStreamError, saveStream, UnjoinableError } from './save-stream';

export type Saving =
  | { status: 'idle' | 'stopped' }
  | { status: 'saving'; share: number; bytes: number }
  | { status: 'saved'; bytes: number }
  | { status: 'failed'; text: string };

const textOf = (error: unknown): string => {
  if (error instanceof LiveStreamError) return t`Live streams can’t be saved.`;
  if (error instanceof PlaylistError && error.code === 'protected')
    return t`This video is copy-protected, so it can’t be saved.`;
  if (error instanceof PlaylistError && error.code === 'several-files')
    return t`This movie is in several files on the server, which can’t be saved as one.`;
  if (error instanceof UnjoinableError) return t`This stream’s video and audio can’t be combined into one file.`;
  if (error instanceof DOMException && error.name === 'QuotaExceededError')
    return t`There isn’t enough space left. Free up some space and try again.`;
  return t`The download was interrupted. Check your internet connection and try again.`;
};
const mimeTypes = { mp4: 'video/mp4', ts: 'video/mp2t' } as const;
const isStopped = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Saves streams as files, one at a time. */
export function useSaving(name: string) {
  const [saving, setSaving] = useState<Saving>({ status: 'idle' });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function run(picture: string, sound: string | null): Promise<void> {
    const mine = new AbortController();
    controller.current = mine;
    let bytes = 0;
    try {
      // Browsers allow the file picker only directly after a click.
      const handle = await pickFile(fileName(name, 'mp4'));
      setSaving({ status: 'saving', share: 0, bytes });
      await saveStream({
        picture,
        sound,
        signal: mine.signal,
        openTarget: (ending) =>
          handle ? diskTarget(handle) : Promise.resolve(blobTarget(fileName(name, ending), mimeTypes[ending])),
        onProgress(share, now) {
          bytes = now;
          setSaving({ status: 'saving', share, bytes });
        },
      });
      setSaving({ status: 'saved', bytes });
    } catch (error) {
      setSaving(isStopped(error) ? { status: 'stopped' } : { status: 'failed', text: textOf(error) });
    }
  }
  return {
    saving,
    save: (picture: string, sound: string | null) => void run(picture, sound),
    stop: () => controller.current?.abort(),
  };
}
