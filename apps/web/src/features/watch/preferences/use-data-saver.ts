import { prefersReducedData } from '../../../shared/lib/browser/prefers-reduced-data';
import { useSetting } from '../../../shared/store/settings';

/** Whether to avoid unnecessary requests, according to the setting or the browser. */
export function useDataSaver(): boolean {
  const wished = useSetting('dataSaver');
  return wished || prefersReducedData();
}
