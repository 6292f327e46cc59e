import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReportDetails } from '@marquee/core/contracts';
import { useState } from 'react';
import { detailRows } from '../../../shared/reports/report-texts';
import { useAppSelector } from '../../../shared/store';
import { selectUser } from '../../../shared/store/session.slice';
import type { ReportSubject } from './report-subject';

type Part = keyof ReportDetails | 'account';

/** What a report says beside its words, and which parts the person has left out. */
export function useSentParts(details: ReportDetails) {
  const [omitted, setOmitted] = useState<ReadonlySet<Part>>(new Set());
  const username = useAppSelector(selectUser)?.username;
  const account = username === undefined ? [] : [{ part: 'account' as const, label: t`Your account`, value: username }];
  const kept = Object.fromEntries(Object.entries(details).filter(([part]) => !omitted.has(part as Part)));
  return {
    rows: [...detailRows(details), ...account],
    omitted,
    toggle: (part: Part) =>
      setOmitted((before) => new Set(before.has(part) ? [...before].filter((it) => it !== part) : [...before, part])),
    sent: { ...(kept as ReportDetails), ...(omitted.has('account') && { isAnonymous: true }) },
    isMember: username !== undefined,
  };
}

interface SentPartsProps {
  subject: ReportSubject;
  parts: ReturnType<typeof useSentParts>;
  isDisabled: boolean;
}

/** Everything that will be sent; all but what the report is about can be left out. */
export function SentParts({ subject, parts, isDisabled }: SentPartsProps) {
  const { rows, omitted, toggle, isMember } = parts;
  const about = [
    { label: t`Title`, value: subject.name },
    ...(subject.episodeName === undefined ? [] : [{ label: t`Episode`, value: subject.episodeName }]),
  ];
  return (
    <fieldset disabled={isDisabled} className="rounded-lg border border-line px-4 pb-3">
      <legend className="px-1 text-sm font-medium">
        <Trans>What will be sent</Trans>
      </legend>
      <dl className="grid gap-1 py-2 text-sm">
        {about.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd dir="auto" className="min-w-0 break-words">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {rows.map(({ part, label, value }) => (
        <label key={part} className="flex min-h-11 cursor-pointer items-center gap-2.5 py-1 text-sm">
          <input
            type="checkbox"
            checked={!omitted.has(part)}
            onChange={() => toggle(part)}
            className="size-5 shrink-0 accent-accent"
          />
          <span className="shrink-0 text-ink-soft">{label}</span> <bdi className="min-w-0 break-words">{value}</bdi>
        </label>
      ))}
      <p className="mt-2 text-sm text-ink-soft">
        {isMember ? (
          <span>
            <Trans>With your account, the answer can reach you. Your IP address is not stored.</Trans>
          </span>
        ) : (
          <span>
            <Trans>Log in first if you’d like an answer. Your IP address is not stored.</Trans>
          </span>
        )}
      </p>
    </fieldset>
  );
}
