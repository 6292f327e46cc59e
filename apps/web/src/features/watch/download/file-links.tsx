import { t } from '@lingui/core/macro';
import { compareQuality, fileQualityLabel } from '@marquee/core';
import type { FileQualityName, Stream } from '@marquee/core/contracts';
import { fileName } from '../../../shared/lib/saving/file-target';
import { SaveFileRow } from '../../../shared/ui/save-file-row';

type FileStream = Extract<Stream, { type: 'file' }>;

/** Sources use `mp4`, `.mp4` or `video/mp4`. */
const endingOf = (type: string): string => type.replace(/^(?:video\/|\.)/, '').replace(/[^a-z0-9].*$/i, '') || 'mp4';

/** The files of a stream, best first, and its subtitles. `title` is used in file names. */
export function FileLinks({ stream, title }: { stream: FileStream; title: string }) {
  const files = Object.entries(stream.qualities)
    .map(([name, file]) => ({ ...file, label: fileQualityLabel(name as FileQualityName) }))
    .sort((a, b) => compareQuality(b.label, a.label));
  return (
    <ul className="mt-3 grid gap-2">
      {files.map((file) => (
        <li key={file.label}>
          <SaveFileRow {...file} fileName={fileName(`${title} ${file.label}`, endingOf(file.type))} />
        </li>
      ))}
      {/* Image subtitles are served in pieces that other players cannot read. */}
      {stream.captions
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
