import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { joinList } from '../../shared/lib/format/format-list';
import type { ProblemGroup } from './group-problems';
import { problemText } from './texts';

/** Number of names shown before the list is opened. */
const EXAMPLES = 3;

const linesText = ({ count, examples: names }: ProblemGroup): string => {
  const examples = joinList(names.slice(0, EXAMPLES));
  return plural(count, { one: `# line: ${examples}`, other: `# lines: ${examples}` });
};

/** What is not imported and why, grouped by reason; the report has every line. */
export function Problems({ groups }: { groups: readonly ProblemGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="problems" className="mt-12">
      <h2 id="problems" className="display text-2xl">
        <Trans>Good to know</Trans>
      </h2>
      <ul className="mt-4">
        {groups.map((group) => (
          <li key={group.detail} className="border-t border-line py-4">
            <p>{problemText(group.detail)}</p>
            <Names group={group} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Names({ group }: { group: ProblemGroup }) {
  const { examples, count } = group;
  if (examples.length <= EXAMPLES) return <p className="mt-1 text-sm break-words text-ink-soft">{linesText(group)}</p>;
  const more = count - examples.length;
  return (
    <details className="text-sm text-ink-soft">
      <summary className="min-h-11 cursor-pointer py-3">{linesText(group)}</summary>
      <ul className="break-words">
        {examples.map((name, at) => (
          <li key={at}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{plural(more, { one: '# more in the report', other: '# more in the report' })}</p>}
    </details>
  );
}
