import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../shared/ui';

/** Duration of the confirmation (TITLE-17). */
const CONFIRM_MS = 2000;

/** Explains that a playlist is not a downloadable file, and shows its URL for programs that support it. */
export function PlaylistNote({ address }: { address: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(null), CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-sm text-ink-soft">
        <Trans>
          This source streams in small pieces, not as one file. A program that records playlists can use its URL.
        </Trans>
      </p>
      <Button variant="secondary" onClick={() => void copy()}>
        {outcome === 'copied' ? <Check aria-hidden className="size-4" /> : <Copy aria-hidden className="size-4" />}
        <span aria-live="polite">{outcome === 'copied' ? t`Copied` : t`Copy playlist URL`}</span>
      </Button>
      {outcome === 'refused' && <p className="w-full text-sm break-all select-all">{address}</p>}
    </div>
  );
}
