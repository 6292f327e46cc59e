import { useState } from 'react';
import type { Encoding } from '@marquee/core/subtitles';
import { CaptionFileError, decodeCaptionFile, readCaptionFile, type LocalCaptions } from '../../captions/caption-file';
import type { PlayerMessages } from '../../messages/player-messages';
import { usePlayerMessages } from '../messages-context';

interface LocalFiles {
  mediaId: string;
  files: readonly LocalCaptions[];
}

const withFile = (files: readonly LocalCaptions[], file: LocalCaptions): readonly LocalCaptions[] => [
  ...files.filter(({ id }) => id !== file.id),
  file,
];
function failureText(error: unknown, { toasts }: PlayerMessages): string {
  if (!(error instanceof CaptionFileError)) return toasts.subtitlesFailed;
  return error.code === 'too-large' ? toasts.fileTooLarge : toasts.fileWithoutSubtitles;
}

/** Subtitle files that the visitor opened for this title; forgotten when another title starts. */
export function useLocalCaptions(mediaId: string, onMessage: (text: string) => void) {
  const messages = usePlayerMessages();
  const [local, setLocal] = useState<LocalFiles>({ mediaId, files: [] });
  const files = local.mediaId === mediaId ? local.files : none;
  const upsert = (file: LocalCaptions): void =>
    setLocal((before) => ({ mediaId, files: withFile(before.mediaId === mediaId ? before.files : none, file) }));

  /** The parsed file, or null if it has no subtitles; a message shows why. */
  const add = async (file: File): Promise<LocalCaptions | null> => {
    try {
      const read = await readCaptionFile(file);
      upsert(read);
      return read;
    } catch (error) {
      onMessage(failureText(error, messages));
      return null;
    }
  };
  const setEncoding = (id: string, encoding: Encoding): void => {
    const file = files.find((candidate) => candidate.id === id);
    if (file) void decodeCaptionFile(file, encoding).then(upsert);
  };
  return { files, add, setEncoding };
}

const none: readonly LocalCaptions[] = [];
