import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import { focusOnce } from '../../../../shared/lib/interaction/focus-once';
import { Button, buttonClass, CopyButton } from '../../../../shared/ui';

/** Shows recovery codes, once. Takes the focus, so that they are announced. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = codes.join('\n');
  return (
    <div ref={focusOnce} tabIndex={-1} className="grid gap-4 outline-none">
      <p className="font-semibold">
        <Trans>Keep these recovery codes. They won’t be shown again.</Trans>
      </p>
      <p className="text-sm text-ink-soft">
        <Trans>Each one works once in place of a code, for when you don’t have your phone.</Trans>
      </p>
      <ul
        dir="ltr"
        className="grid gap-x-6 gap-y-1 rounded-md border border-line-strong bg-raised p-4 font-mono text-sm select-all sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text} label={t`Copy codes`} variant="primary" />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download="recovery-codes.txt"
          className={buttonClass('secondary')}
        >
          <Download aria-hidden className="size-4" /> <Trans>Download</Trans>
        </a>
        <Button variant="secondary" onClick={onDone}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </div>
  );
}
