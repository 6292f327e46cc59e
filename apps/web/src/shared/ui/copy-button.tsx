import { msg } from '@lingui/core/macro';
import { Check, Copy, TriangleAlert } from 'lucide-react';
import { i18n } from '../i18n';
import { copyText } from '../lib/browser/copy-text';
import { Button, type ButtonSize, type ButtonVariant } from './button';
import { useBriefState } from '../lib/timing/use-brief-state';

/** Duration of the confirmation (DONATE-05). */
const COPY_CONFIRMATION_MS = 2000;

interface CopyButtonProps {
  text: string;
  label: string;
  /** Longer accessible name, if several buttons have the same label. */
  name?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

const looks = {
  idle: { icon: Copy, text: null },
  copied: { icon: Check, text: msg`Copied` },
  failed: { icon: TriangleAlert, text: msg`Not copied` },
} as const;

/** Copies a text and shows for two seconds whether it worked; browsers may refuse. */
export function CopyButton({ text, label, name = label, variant = 'secondary', size }: CopyButtonProps) {
  const [state, setState] = useBriefState<keyof typeof looks>('idle', COPY_CONFIRMATION_MS);
  const copy = async () => setState((await copyText(text)) ? 'copied' : 'failed');
  const { icon: Icon, text: message } = looks[state];
  const outcome = message && i18n._(message);
  return (
    <>
      <Button variant={variant} size={size} aria-label={outcome ? undefined : name} onClick={() => void copy()}>
        <Icon aria-hidden className="size-4" />
        <span>{outcome ?? label}</span>
      </Button>
      <span role="status" className="sr-only">
        {outcome}
      </span>
    </>
  );
}
