import { useEffect, useState } from 'react';
import { onIdle } from './on-idle';

/** False at first, true once the browser has nothing more urgent to do. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => onIdle(() => setIsIdle(true), 3000), []);
  return isIdle;
}
