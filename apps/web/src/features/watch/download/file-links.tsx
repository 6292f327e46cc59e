import { compareQuality, fileQualityLabel } from '@marquee/core';
import type { FileQualityName, Stream } from '@marquee/core/contracts';
import { Download } from 'lucide-react';

type FileStream = Extract<Stream, { type: 'file' }>;

const row =
  'flex min-h-11 items-center justify-between gap-4 rounded-md border border-line px-4 font-medium transition-colors hover:border-line-strong hover:bg-raised';

/** A link for each file of a stream, the best first, and for each file of subtitles. */
export function FileLinks({ stream }: { stream: FileStream }) {
  const files = Object.entries(stream.qualities)
    .map(([name, file]) => ({ ...file, label: fileQualityLabel(name as FileQualityName) }))
    .sort((a, b) => compareQuality(b.label, a.label));
  return (
    <ul className="mt-3 grid gap-2">
      {files.map(({ label, url, type }) => (
        <li key={label}>
          <a href={url} download target="_blank" rel="noreferrer" className={row}>
            {label}
            <span className="flex items-center gap-3 text-sm text-ink-soft">
              {type.toUpperCase()} <Download aria-hidden className="size-4" />
            </span>
          </a>
        </li>
      ))}
      {stream.captions.map(({ id, label, language, url, type }) => (
        <li key={id}>
          <a href={url} download target="_blank" rel="noreferrer" className={row}>
            Subtitles, {label ?? language}
            <span className="flex items-center gap-3 text-sm text-ink-soft">
              {type.toUpperCase()} <Download aria-hidden className="size-4" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
