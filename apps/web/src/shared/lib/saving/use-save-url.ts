import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { blobTarget, diskTarget, pickFile, type FileTarget } from './file-target';

export type SavedUrl =
  | { status: 'idle' | 'saved' }
  /** `share` is null while the size is unknown. */
  | { status: 'saving'; share: number | null }
  /** The server does not allow other origins to read its files (CORS). */
  | { status: 'refused' }
  | { status: 'failed'; text: string };

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** A file picked by the visitor; a blob if it is too late to show the picker. */
async function openTarget(name: string, type: string): Promise<FileTarget> {
  try {
    const handle = await pickFile(name);
    if (handle) return await diskTarget(handle);
  } catch (error) {
    if (isAbort(error)) throw error;
  }
  return blobTarget(name, type);
}

async function copy(
  response: Response,
  body: NonNullable<Response['body']>,
  target: FileTarget,
  onShare: (share: number | null) => void,
): Promise<void> {
  const total = Number(response.headers.get('Content-Length') ?? 0);
  let done = 0;
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    await target.write(part.value);
    done += part.value.length;
    onShare(total > 0 ? done / total : null);
  }
  await target.close();
}

/** Downloads a URL under a file name, if the server allows this origin to read it (CORS). */
export function useSaveUrl(url: string, name: string) {
  const [saved, setSaved] = useState<SavedUrl>({ status: 'idle' });
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function run(): Promise<void> {
    const { signal } = (controller.current = new AbortController());
    setSaved({ status: 'saving', share: null });
    const response = await fetch(url, { signal, credentials: 'same-origin' }).catch(() => null);
    if (!response?.ok || !response.body) {
      setSaved({ status: signal.aborted ? 'idle' : 'refused' });
      return;
    }
    let target: FileTarget | undefined;
    try {
      target = await openTarget(name, response.headers.get('Content-Type') ?? '');
      await copy(response, response.body, target, (share) => setSaved({ status: 'saving', share }));
      setSaved({ status: 'saved' });
    } catch (error) {
      controller.current.abort();
      await target?.abort();
      setSaved(
        isAbort(error)
          ? { status: 'idle' }
          : { status: 'failed', text: t`The download was interrupted. Check your internet connection and try again.` },
      );
    }
  }
  return { saved, save: () => void run(), stop: () => controller.current?.abort() };
}
