import { useState } from 'react';
import { useConfig } from '../../shared/api';
import { useAppDispatch, type AppServices } from '../../shared/store';
import { uiTokenSet } from '../../shared/store/ui-token.slice';
import { submitToken, testToken, type Outcome } from './token-calls';

type Call = typeof testToken;
type CallThunk = (dispatch: unknown, getState: unknown, services: AppServices) => Promise<Outcome>;

/** State of the token form and its two calls. The token is stored once the provider has accepted it. */
export function useTokenForm() {
  const { providers } = useConfig();
  const dispatch = useAppDispatch();
  const [token, setToken] = useState('');
  const [busy, setBusy] = useState<'test' | 'submit' | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const providerUrl = providers[0]?.url ?? '';
  const text = token.trim();

  const run = async (kind: 'test' | 'submit', call: Call): Promise<Outcome> => {
    setBusy(kind);
    setOutcome(null);
    const thunk: CallThunk = (_dispatch, _getState, { fetch }) => call(fetch, providerUrl, text);
    const result = await dispatch(thunk);
    setBusy(null);
    setOutcome(result);
    return result;
  };

  return {
    token,
    text,
    busy,
    outcome,
    isSubmitted,
    change: (value: string) => {
      setToken(value);
      setOutcome(null);
    },
    test: () => run('test', testToken),
    submit: async () => {
      const { ok } = await run('submit', submitToken);
      if (!ok) return;
      dispatch(uiTokenSet(text));
      setIsSubmitted(true);
    },
    again: () => {
      setIsSubmitted(false);
      setToken('');
      setOutcome(null);
    },
  };
}

export type TokenForm = ReturnType<typeof useTokenForm>;
