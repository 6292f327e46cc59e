import type { Logger } from '@marquee/server';
import type { LibraryClient } from '../operator';
import type { SiteSettings } from '../site-settings';

interface TellProviderDeps {
  siteSettings: SiteSettings;
  library: Pick<LibraryClient, 'tellFolders'>;
  logger: Logger;
}

/** Both servers start at once, and the stream provider may take longer. Doubled after each failure. */
const RETRY_MS = { first: 1_000, most: 30_000 };

/**
 * Tells the stream provider the folders after every change, and after every reading of the settings, so that it knows
 * them again if it was told others meanwhile. Returns a function that ends this.
 */
export function tellProvider({ siteSettings, library, logger }: TellProviderDeps): () => void {
  let retry: NodeJS.Timeout | undefined;
  let isStopped = false;
  let failures = 0;
  const tell = async (): Promise<void> => {
    clearTimeout(retry);
    const folders = siteSettings.values.mediaFolders;
    try {
      await library.tellFolders(folders);
      failures = 0;
    } catch (error) {
      if (isStopped) return;
      if (failures === 0 && folders.length > 0)
        logger.warn({ err: error }, 'the stream provider could not be told the media folders yet');
      clearTimeout(retry);
      retry = setTimeout(() => void tell(), Math.min(RETRY_MS.most, RETRY_MS.first * 2 ** failures)).unref();
      failures += 1;
    }
  };
  siteSettings.onChange(() => void tell());
  return () => {
    isStopped = true;
    clearTimeout(retry);
  };
}
