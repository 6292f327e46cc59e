import { isoDay } from '@marquee/core';
import { exportFormats, recordsFromCollections } from '@marquee/core/export';
import type { ImportRecord } from '@marquee/core/import';
import { useEffect, useState } from 'react';
import { nextTask } from '../../shared/lib/timing/next-task';
import { useAppStore, useIsRestored, useServices } from '../../shared/store';
import { writeDataFile } from '../../shared/store/mirror';
import { offerFormat, type OfferedFile, type OfferedFormat } from './export-files';

export interface Export {
  /** Everything in Marquee's own format. */
  all: OfferedFile;
  records: readonly ImportRecord[];
  formats: readonly OfferedFormat[];
  /** Whether all formats are generated. */
  isReady: boolean;
}

/** IMDb's format needs ids that have to be looked up, so it is generated on request. */
const atOnce = exportFormats.filter((format) => format !== 'imdb');

/** Generates export files of this browser's data, one format at a time to keep the page responsive. */
export function useExport(): Export | null {
  const store = useAppStore();
  const { now } = useServices();
  const isRestored = useIsRestored();
  const [made, setMade] = useState<Export | null>(null);
  useEffect(() => {
    if (!isRestored) return;
    const left = new AbortController();
    const { signal } = left;
    const make = async () => {
      const state = store.getState();
      const nowMs = now();
      const date = isoDay(nowMs);
      const own = new Blob([writeDataFile(state, nowMs)], { type: 'application/json' });
      const all = { name: `marquee-data-${date}.json`, content: own };
      const records = [...recordsFromCollections(state.collections)];
      const formats: OfferedFormat[] = [];
      for (const format of atOnce) {
        await nextTask();
        formats.push(await offerFormat(format, records, nowMs));
        if (signal.aborted) return;
        setMade({ all, records, formats: [...formats], isReady: formats.length === atOnce.length });
      }
    };
    void make();
    return () => left.abort();
  }, [isRestored, store, now]);
  return made;
}
