import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { lineTitle, type ReportLine } from '@marquee/core/import';
import { problemText } from './texts';
import { joinList } from '../../shared/lib/format/format-list';

function linesText(lines: readonly ReportLine[]): string {
  const examples = joinList(lines.slice(0, 3).map((line) => lineTitle(line) || line.source.file));
  const { length: count } = lines;
  return plural(count, { one: `# line: ${examples}`, other: `# lines: ${examples}` });
}

/** What is not imported and why, grouped by reason; the report has every line. */
export function Problems({ lines }: { lines: readonly ReportLine[] }) {
  const byText = new Map<string, ReportLine[]>();
  for (const line of lines) {
    const isOpen = line.status === 'problem' || line.detail === 'episode_not_found';
    const text = isOpen ? problemText(line.detail) : undefined;
    if (text === undefined) continue;
    const same = byText.get(text);
    if (same) same.push(line);
    else byText.set(text, [line]);
  }
  if (byText.size === 0) return null;
  return (
    <section aria-labelledby="problems" className="mt-12">
      <h2 id="problems" className="display text-2xl">
        <Trans>Good to know</Trans>
      </h2>
      <ul className="mt-4">
        {[...byText].map(([text, same]) => (
          <li key={text} className="border-t border-line py-4">
            <p>{text}</p>
            <p className="mt-1 truncate text-sm text-ink-soft">{linesText(same)} </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
