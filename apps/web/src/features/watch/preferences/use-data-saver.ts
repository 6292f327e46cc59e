import { prefersReducedData } from '../../../shared/lib/browser/prefers-reduced-data';
import { useSetting } from '../../../shared/store/settings';

/** Whether to fetch nothing that may turn out unneeded: the visitor's setting here, or the browser's. */
export function useDataSaver(): boolean {
  const wished = useSetting('dataSaver');
  return wished || prefersReducedData();
}
