import { saveFile } from '../../shared/lib/browser/save-file';
import type { FileTarget } from './save-stream';

const mimeTypes = { mp4: 'video/mp4', ts: 'video/mp2t' } as const;
type Ending = keyof typeof mimeTypes;

interface FilePickerWindow {
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
}

/** A name that every file system takes. */
export const fileName = (name: string, ending: string): string =>
  `${
    name
      .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 150) || 'film'
  }.${ending}`;

/** Whether a file can be written while it arrives; else it is collected first. */
export const canStreamToDisk = (): boolean => 'showSaveFilePicker' in window;

/** Asks for a place on the disk. Has to be called in the click's own turn; null where browsers cannot. */
export function pickFile(name: string): Promise<FileSystemFileHandle> | null {
  const picker = (window as FilePickerWindow).showSaveFilePicker;
  return picker ? picker.call(window, { suggestedName: fileName(name, 'mp4') }) : null;
}

export async function diskTarget(handle: FileSystemFileHandle): Promise<FileTarget> {
  const file = await handle.createWritable();
  return { write: (bytes) => file.write(bytes), close: () => file.close(), abort: () => file.abort() };
}

/** Collects the pieces in blobs, which browsers keep on disk when they grow, and saves them at the end. */
export function blobTarget(name: string, ending: Ending): FileTarget {
  let parts: Blob[] = [];
  return {
    write(bytes) {
      parts.push(new Blob([bytes]));
      return Promise.resolve();
    },
    close() {
      saveFile(fileName(name, ending), new Blob(parts, { type: mimeTypes[ending] }));
      parts = [];
      return Promise.resolve();
    },
    abort() {
      parts = [];
      return Promise.resolve();
    },
  };
}
