import { t } from '@lingui/core/macro';
import { compareQuality, fileQualityLabel, keysOf } from '@marquee/core';
import type { Stream } from '@marquee/core/contracts';
import { fileName } from '../../../shared/lib/saving/file-target';
import { SaveFileRow } from '../../../shared/ui/save-file-row';

type Files = Extract<Stream, { type: 'file' }>['qualities'];

interface FileLinksProps {
  files: Files;
  captions: Stream['captions'];
  /** Used in file names. */
  title: string;
}

/** Sources use `mp4`, `.mp4` or `video/mp4`. */
const endingOf = (type: string): string => type.replace(/^(?:video\/|\.)/, '').replace(/[^a-z0-9].*$/i, '') || 'mp4';

/** The files of a stream, best first, and its subtitles. */
export function FileLinks({ files, captions, title }: FileLinksProps) {
  const sorted = keysOf(files)
    .flatMap((name) => {
      const file = files[name];
      return file ? [{ ...file, label: fileQualityLabel(name) }] : [];
    })
    .sort((a, b) => compareQuality(b.label, a.label));
  return (
    <ul className="mt-3 grid gap-2">
      {sorted.map((file) => (
        <li key={file.label}>
          <SaveFileRow {...file} fileName={fileName(`${title} ${file.label}`, endingOf(file.type))} />
        </li>
      ))}
      {/* Image subtitles are served in pieces that other players cannot read. */}
      {captions
        .filter(({ pieceSec }) => pieceSec === undefined)
        .map(({ id, label, language, url, type, download }) => {
          const name = label ?? language;
          return (
            <li key={id}>
              <SaveFileRow
                label={t`Subtitles, ${name}`}
                type={type}
                url={url}
                download={download}
                fileName={fileName(`${title} ${language}`, type)}
              />
            </li>
          );
        })}
    </ul>
  );
}
