import { compareNames } from './compare-names';
import { knownRegions, regionName } from './region-name';

/** Regions to choose from, including the current one. */
export const regionOptions = (inUse: string | null): { value: string; label: string }[] =>
  [...new Set([...knownRegions, ...(inUse ? [inUse] : [])])]
    .map((code) => ({ value: code, label: regionName(code) }))
    .sort((a, b) => compareNames(a.label, b.label));
