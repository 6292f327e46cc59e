import { Trans } from '@lingui/react/macro';
import { isRecord } from '@marquee/core';
import { labelOf } from './content-texts';

/** The texts of other kinds, one below the other. Addresses are text: they are not checked yet. */
export function PlainPreview({ value }: { value: unknown }) {
  const isEmpty = Array.isArray(value) ? value.length === 0 : !isRecord(value) || Object.keys(value).length === 0;
  if (isEmpty)
    return (
      <p className="text-sm text-ink-soft">
        <Trans>Fill in the form to see a preview.</Trans>
      </p>
    );
  return <Part value={value} />;
}

function Part({ value }: { value: unknown }) {
  if (Array.isArray(value))
    return (
      <ul className="grid gap-3">
        {value.map((entry: unknown, at) => (
          <li key={at}>
            <Part value={entry} />
          </li>
        ))}
      </ul>
    );
  if (!isRecord(value)) return <p className="whitespace-pre-line">{String(value)}</p>;
  const { question, answer } = value;
  if (typeof question === 'string' && typeof answer === 'string')
    return (
      <details open>
        <summary className="cursor-pointer font-semibold">{question}</summary>
        <p className="mt-2 whitespace-pre-line text-ink-soft">{answer}</p>
      </details>
    );
  return (
    <dl className="grid gap-3">
      {Object.entries(value).map(([name, part]) => (
        <div key={name}>
          <dt className="text-sm text-ink-soft">{labelOf(name)}</dt>
          <dd>
            <Part value={part} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
