import { useEffect, useState } from 'react';
import { onIdle } from './on-idle';

/** False until the browser is idle for the first time. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => onIdle(() => setIsIdle(true), 3000), []);
  return isIdle;
}
