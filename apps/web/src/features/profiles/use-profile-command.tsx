import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useAppDispatch } from '../../shared/store';
import { showToast } from '../../shared/ui';
import { runProfileCommand } from './model/run-profile-command';
import type { Credentials, Outcome, ProfileCommand } from './model/profile-commands';
import { PinDialog } from './pin/pin-dialog';

type Perform = (credentials: Credentials) => Promise<Outcome>;

interface Asked {
  command: ProfileCommand;
  perform: Perform;
  /** Remaining lock in seconds. */
  lockedSec: number;
  answer: (id: string | null) => void;
}

/**
 * Runs commands about profiles and asks for a PIN or the password if necessary. Correct credentials are reused while the
 * page is open. Resolves to the profile's id, or null if it was cancelled, failed, or could no longer be confirmed because
 * the menu or page was left. `perform` does something else that asks for what the command asks for.
 */
export function useProfileCommand(): {
  run: (command: ProfileCommand, perform?: Perform) => Promise<string | null>;
  dialog: ReactNode;
} {
  const dispatch = useAppDispatch();
  const known = useRef<Credentials>({});
  const [asked, setAsked] = useState<Asked | null>(null);
  const isMounted = useRef(false);
  const isChecking = useRef(false);
  const waiting = useRef<Asked['answer']>(undefined);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
      // The server may have taken what is being checked.
      if (!isChecking.current) waiting.current?.(null);
    };
  }, []);
  const tell = (outcome: Outcome) => {
    if (outcome.kind === 'failed') showToast({ kind: 'error', message: outcome.text });
  };
  const run = async (
    command: ProfileCommand,
    perform: Perform = (credentials) => dispatch(runProfileCommand(command, credentials)),
  ) => {
    const outcome = await perform(known.current);
    if (outcome.kind === 'done') return outcome.id;
    tell(outcome);
    if (outcome.kind === 'failed') return null;
    if (!isMounted.current) return null;
    known.current = {};
    const lockedSec = outcome.kind === 'locked' ? outcome.retryAfterSec : 0;
    return new Promise<string | null>((answer) => {
      waiting.current = answer;
      setAsked({ command, perform, lockedSec, answer });
    });
  };
  const close = (id: string | null) => {
    asked?.answer(id);
    setAsked(null);
  };
  const enter = async (credentials: Credentials): Promise<Outcome> => {
    if (!asked) return { kind: 'needed' };
    isChecking.current = true;
    const outcome = await asked.perform(credentials);
    isChecking.current = false;
    tell(outcome);
    // The failure has nothing to do with the credentials.
    if (outcome.kind === 'failed' || (outcome.kind !== 'done' && !isMounted.current)) close(null);
    if (outcome.kind !== 'done') return outcome;
    // A passkey's answer works once.
    known.current = credentials.passkey ? {} : credentials;
    close(outcome.id);
    return outcome;
  };
  const dialog = asked && (
    <PinDialog command={asked.command} lockedSec={asked.lockedSec} onEnter={enter} onClose={() => close(null)} />
  );
  return { run, dialog };
}
