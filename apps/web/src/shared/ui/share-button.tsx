import { t } from '@lingui/core/macro';
import { Check, Share2 } from 'lucide-react';
import { cx } from '../lib/cx';
import { copyText } from '../lib/browser/copy-text';
import { buttonClass } from './button';
import { showToast } from './toast';
import { useBriefState } from '../lib/timing/use-brief-state';

/** Duration of the confirmation (TITLE-17). */
const COPIED_MS = 2000;

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

interface ShareButtonProps {
  title: string;
  /** `icon`: round, beside other buttons; `word`: on its own. */
  look?: 'icon' | 'word';
}

/** Opens the device's share sheet with the page's URL; without one, copies the URL and confirms for 2 s. */
export function ShareButton({ title, look = 'icon' }: ShareButtonProps) {
  const [isCopied, setIsCopied] = useBriefState(false, COPIED_MS);

  const share = async () => {
    const url = window.location.origin + window.location.pathname;
    const data = { title, url };
    // Only available in secure contexts, and not in every browser.
    const device: Partial<Navigator> = navigator;
    if (device.share && device.canShare?.(data) !== false) {
      try {
        await device.share(data);
        return;
      } catch (error) {
        if (isAbort(error)) return;
      }
    }
    if (await copyText(url)) setIsCopied(true);
    else showToast({ kind: 'warning', message: t`The link couldn’t be copied: ${url}` });
  };

  const Icon = isCopied ? Check : Share2;
  return (
    <span className="relative inline-flex">
      <button
        type="button"
        aria-label={t`Share ${title}`}
        title={isCopied ? undefined : t`Share ${title}`}
        onClick={() => void share()}
        className={
          look === 'icon' ? cx(buttonClass('secondary', 'lg'), 'w-full min-w-13 px-0!') : buttonClass('secondary')
        }
      >
        <Icon aria-hidden className={look === 'icon' ? 'size-5' : 'size-4'} />
        {look === 'word' && t({ message: 'Share', context: 'verb' })}
      </button>
      <span role="status" className="pointer-events-none absolute bottom-full left-1/2 mb-2 -translate-x-1/2">
        {isCopied && (
          <span className="block animate-[rise-in_180ms] rounded-full bg-ink px-3 py-1.5 text-xs font-semibold whitespace-nowrap text-canvas shadow-panel">
            {t`Link copied`}
          </span>
        )}
      </span>
    </span>
  );
}
