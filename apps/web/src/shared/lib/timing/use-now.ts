import { useState } from 'react';
import { useFirstPage } from '../first-page';

/** The time, in epoch milliseconds, at which the component first rendered. */
export function useNow(): number {
  const first = useFirstPage();
  return useState(() => first?.renderedAt ?? Date.now())[0];
}
