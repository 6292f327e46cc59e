import { msg, t } from '@lingui/core/macro';
import { PASTED_URL_LABEL_LENGTH, urlProblem, type PastedUrl } from '@marquee/core';
import { probeUrl, SourceError, type SourceFetch } from '@marquee/player/sources';
import { useEffect, useRef, useState } from 'react';
import { i18n } from '../../shared/i18n';
import { probeMedia, useAdapterNeeds } from '../../shared/sources';
import { useAppDispatch } from '../../shared/store';
import { saveAddress } from './source-thunks';
import { addressProblems, hostOf, httpErrorText } from './source-texts';

export interface AddressDraft {
  address: string;
  label: string;
  captions: string;
  language: string;
}

const TIMEOUT_MS = 10_000;

/** Whether the server responds at all, even if CORS prevents this page from reading the response. */
async function answersOthers(fetch: SourceFetch, address: string, signal: AbortSignal): Promise<boolean> {
  try {
    await fetch(address, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', signal });
    return true;
  } catch {
    return false;
  }
}

const NO_CORS = msg`This server doesn’t let other sites play its videos (CORS). Playlists and segments need the header Access-Control-Allow-Origin.`;

async function whyNot(failure: unknown, address: string, fetch: SourceFetch, signal: AbortSignal): Promise<string> {
  const host = hostOf(address);
  if (signal.aborted) return t`${host} took too long to respond.`;
  if (!(failure instanceof SourceError)) return t`${host} couldn’t be reached.`;
  if (failure.code === 'http') return httpErrorText(host, failure.status);
  if (failure.code === 'invalid') return t`That isn’t a video. Use a playlist (HLS, DASH) or a video file.`;
  return (await answersOthers(fetch, address, signal))
    ? i18n._(NO_CORS)
    : t`${host} didn’t respond. It may be off or unreachable from here.`;
}

interface Target {
  titleKey: string;
  title: string;
  href: string;
}

/** A form for a URL, which is tested before it is saved. One that cannot be reached can be saved anyway. */
export function useAddressForm(target: Target, before: PastedUrl | null, onDone: () => void) {
  const dispatch = useAppDispatch();
  const { fetch } = useAdapterNeeds();
  const [draft, setDraft] = useState<AddressDraft>({
    address: before?.address ?? '',
    label: before?.label ?? '',
    captions: before?.captions?.address ?? '',
    language: before?.captions?.language ?? 'en',
  });
  const [errors, setErrors] = useState<Partial<Record<'address' | 'captions', string | undefined>>>({});
  const [isBusy, setIsBusy] = useState(false);
  /** The URL that failed the test; it can be saved anyway. */
  const [untested, setUntested] = useState<string | null>(null);
  const closed = useRef(new AbortController());
  useEffect(() => {
    const { current } = closed;
    return () => current.abort();
  }, []);

  const change = (changes: Partial<AddressDraft>) => {
    setDraft((now) => ({ ...now, ...changes }));
    setErrors({});
    setUntested(null);
  };

  const keep = () => {
    const { address, label, captions, language } = draft;
    dispatch(
      saveAddress({
        ...target,
        id: before?.id,
        address: address.trim(),
        label: label.trim().slice(0, PASTED_URL_LABEL_LENGTH) || hostOf(address.trim()),
        captions: captions.trim() ? { address: captions.trim(), language } : undefined,
      }),
    );
    onDone();
  };

  async function submit(): Promise<void> {
    const page = { isSecure: location.protocol === 'https:' };
    const address = draft.address.trim();
    const wrong = urlProblem(address, page);
    const wrongCaptions = draft.captions.trim() ? urlProblem(draft.captions, page) : null;
    if (wrong ?? wrongCaptions) {
      setErrors({
        address: wrong ? i18n._(addressProblems[wrong]) : undefined,
        captions: wrongCaptions ? i18n._(addressProblems[wrongCaptions]) : undefined,
      });
      return;
    }
    setIsBusy(true);
    const signal = AbortSignal.any([closed.current.signal, AbortSignal.timeout(TIMEOUT_MS)]);
    try {
      await probeUrl(address, { fetch, probeMedia, signal });
      if (!closed.current.signal.aborted) keep();
    } catch (failure) {
      const text = await whyNot(failure, address, fetch, signal);
      if (closed.current.signal.aborted) return;
      setErrors({ address: text });
      setUntested(address);
    }
    setIsBusy(false);
  }

  return { draft, change, errors, isBusy, canKeepAnyway: untested !== null, submit: () => void submit(), keep };
}
