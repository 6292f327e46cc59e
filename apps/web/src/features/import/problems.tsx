import { counted } from '../../shared/lib/format/counted';
import type { ProblemCode, ReportLine } from '@marquee/core/import';
import { problemTexts } from './texts';

const isCode = (detail: string): detail is ProblemCode => Object.hasOwn(problemTexts, detail);

/** What in the files isn’t imported and why, the same reasons together; the report has every line. */
export function Problems({ lines }: { lines: readonly ReportLine[] }) {
  const byCode = new Map<ProblemCode, ReportLine[]>();
  for (const line of lines) {
    if (line.status !== 'problem' || !isCode(line.detail)) continue;
    const same = byCode.get(line.detail);
    if (same) same.push(line);
    else byCode.set(line.detail, [line]);
  }
  if (byCode.size === 0) return null;
  return (
    <section aria-labelledby="problems" className="mt-12">
      <h2 id="problems" className="display text-2xl">
        Good to know
      </h2>
      <ul className="mt-4">
        {[...byCode].map(([code, same]) => (
          <li key={code} className="border-t border-line py-4">
            <p>{problemTexts[code]}</p>
            <p className="mt-1 truncate text-sm text-ink-soft">
              {counted(same.length, 'line')}:{' '}
              {same
                .slice(0, 3)
                .map(({ title, source }) => title || source.file)
                .join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
