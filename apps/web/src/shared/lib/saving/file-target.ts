import { saveFile } from '../browser/save-file';

/** Destination of a download: a file on disk, written piece by piece, or a blob that the browser saves at the end. */
export interface FileTarget {
  write: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Completes the file. */
  close: () => Promise<void>;
  abort: () => Promise<void>;
}

/** Chromium only; not in TypeScript's types. */
interface FilePickerWindow extends Window {
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<FileSystemFileHandle>;
}

const pickerOf = ({ showSaveFilePicker }: FilePickerWindow) => showSaveFilePicker;

/** A name that is valid on every file system. */
export const fileName = (name: string, ending: string): string =>
  `${
    name
      .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 150) || 'film'
  }.${ending}`;

/** Whether a file can be written to disk while it downloads; otherwise it is collected in memory. */
export const canStreamToDisk = (): boolean => 'showSaveFilePicker' in window;

/** Shows the file picker; null if the browser does not have one. Must be called soon after a click. */
export function pickFile(suggestedName: string): Promise<FileSystemFileHandle> | null {
  const picker = pickerOf(window);
  return picker ? picker.call(window, { suggestedName }) : null;
}

export async function diskTarget(handle: FileSystemFileHandle): Promise<FileTarget> {
  const file = await handle.createWritable();
  return { write: (bytes) => file.write(bytes), close: () => file.close(), abort: () => file.abort() };
}

/** Collects the pieces in blobs, which browsers move to disk if they are large, and saves them at the end. */
export function blobTarget(name: string, type: string): FileTarget {
  let parts: Blob[] = [];
  return {
    write(bytes) {
      parts.push(new Blob([bytes]));
      return Promise.resolve();
    },
    close() {
      saveFile(name, new Blob(parts, { type }));
      parts = [];
      return Promise.resolve();
    },
    abort() {
      parts = [];
      return Promise.resolve();
    },
  };
}
