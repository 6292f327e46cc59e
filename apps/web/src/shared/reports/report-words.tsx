import type { ReportDetails } from '@marquee/core/contracts';
import { detailRows } from './report-texts';

/** A report as it was sent. A stranger's words are text, whatever they contain. */
export const ReportWords = ({ words, details }: { words: string; details: ReportDetails }) => (
  <>
    {words !== '' && (
      <p dir="auto" className="break-words whitespace-pre-wrap">
        {words}
      </p>
    )}
    <dl className="mt-1 grid gap-1 text-sm">
      {detailRows(details).map(({ part, label, value }) => (
        <div key={part} className="min-w-0">
          <dt className="inline text-ink-soft">{label}</dt>{' '}
          <dd
            dir="auto"
            className={part === 'stack' ? 'font-mono text-xs break-words whitespace-pre-wrap' : 'inline break-words'}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  </>
);
