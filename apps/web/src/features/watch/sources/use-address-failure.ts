import type { SessionState } from '@marquee/player/session';
import { useEffect, useState } from 'react';
import { loadChunk } from '../../../shared/lib/loading/load-chunk';
import { useAppSelector } from '../../../shared/store';
import { selectAddressesOf } from '../../../shared/store/sources.slice';

/** Why the visitor's URL for a title failed, once that is diagnosed. */
export function useAddressFailure({ status, skipped }: SessionState['search'], titleKey: string): string | null {
  const addresses = useAppSelector((state) => selectAddressesOf(state, titleKey));
  const failures = addresses.flatMap(({ id, address }) => {
    const failure = skipped.find(({ key, code }) => key.startsWith(`address-${id}:`) && code !== 'not-found');
    return failure ? [{ address, code: failure.code }] : [];
  });
  const [failure] = status === 'failed' ? failures : [];
  const address = failure?.address;
  const code = failure?.code;
  const [found, setFound] = useState<{ address: string; text: string | null }>();
  useEffect(() => {
    if (address === undefined || code === undefined || !navigator.onLine) return;
    const left = new AbortController();
    void loadChunk(() => import('./explain-address'))
      .then(({ explainAddress }) => explainAddress(address, code, left.signal))
      .then((text) => left.signal.aborted || setFound({ address, text }))
      .catch(() => undefined);
    return () => left.abort();
  }, [address, code]);
  return found && found.address === address ? found.text : null;
}
