import { t } from '@lingui/core/macro';
import { urlProblem, trimTrailingSlashes } from '@marquee/core';
import { createProviderAdapter, withTimeLimit } from '@marquee/player/sources';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { i18n } from '../../shared/i18n';
import { useAdapterNeeds } from '../../shared/sources';
import { useAppDispatch } from '../../shared/store';
import { Button, Spinner } from '../../shared/ui';
import { HeadedModal } from '../../shared/ui/dialog';
import { saveServer } from './source-thunks';
import { addressProblems, failureText, hostOf } from './source-texts';
import { TextField } from './text-field';

const TIMEOUT_MS = 10_000;

/** Adds a server that implements the stream provider protocol. */
export function ProviderDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { fetch } = useAdapterNeeds();
  const [address, setAddress] = useState('');
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const closed = useRef(new AbortController());
  useEffect(() => {
    const { current } = closed;
    return () => current.abort();
  }, []);

  async function add(): Promise<void> {
    const url = trimTrailingSlashes(address.trim());
    const problem = urlProblem(url, { isSecure: location.protocol === 'https:' });
    if (problem) {
      setError(i18n._(addressProblems[problem]));
      return;
    }
    setError(null);
    setIsBusy(true);
    const adapter = createProviderAdapter({ id: 'new', name: 'new', url, fetch });
    try {
      await withTimeLimit(TIMEOUT_MS, closed.current.signal, async (signal) => adapter.check?.({ signal }));
      const isKept = dispatch(saveServer({ kind: 'provider', url, name: name.trim() || hostOf(url) }));
      if (isKept) {
        onClose();
        return;
      }
      setError(t`You’ve reached the limit. Remove a server to add another.`);
    } catch (failure) {
      if (!closed.current.signal.aborted) setError(failureText(failure, url));
    }
    setIsBusy(false);
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void add();
  };
  return (
    <HeadedModal
      title={t`Add a video server`}
      text={t`A server that uses Marquee’s protocol, such as another Marquee.`}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <TextField
          label={t`Server URL`}
          inputMode="url"
          placeholder="https://streams.example.org"
          value={address}
          error={error}
          data-autofocus
          onChange={(event) => setAddress(event.target.value)}
        />
        <TextField
          label={t`Name (optional)`}
          maxLength={60}
          autoCapitalize="sentences"
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" aria-busy={isBusy} disabled={isBusy}>
          {isBusy ? <Spinner label={t`Contacting the server`} /> : t`Add`}
        </Button>
      </form>
    </HeadedModal>
  );
}
