import { useState } from 'react';
import type { Encoding } from '../../captions/encodings';
import { playerMessages } from '../../engine/errors/error-texts';
import { readInEncoding, readOwnCaptions, type OwnCaptions } from '../../captions/own-captions';

interface OwnFiles {
  mediaId: string;
  files: readonly OwnCaptions[];
}

const put = (files: readonly OwnCaptions[], file: OwnCaptions): readonly OwnCaptions[] => [
  ...files.filter(({ id }) => id !== file.id),
  file,
];
const sentence = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : playerMessages.captionsFailed;

/** The visitor's own subtitle files for this title; another title has none of them. */
export function useOwnCaptions(mediaId: string, onMessage: (text: string) => void) {
  const [own, setOwn] = useState<OwnFiles>({ mediaId, files: [] });
  const files = own.mediaId === mediaId ? own.files : none;
  const keep = (file: OwnCaptions): void =>
    setOwn((before) => ({ mediaId, files: put(before.mediaId === mediaId ? before.files : none, file) }));

  /** The id of the file's choice, or null where it holds no subtitles; a message says why. */
  const add = async (file: File): Promise<string | null> => {
    try {
      const read = await readOwnCaptions(file);
      keep(read);
      return read.id;
    } catch (error) {
      onMessage(sentence(error));
      return null;
    }
  };
  const setEncoding = (id: string, encoding: Encoding): void => {
    const file = files.find((candidate) => candidate.id === id);
    if (file) void readInEncoding(file, encoding).then(keep);
  };
  return { files, add, setEncoding };
}

const none: readonly OwnCaptions[] = [];
