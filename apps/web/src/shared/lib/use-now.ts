import { useState } from 'react';

/** The time, in epoch milliseconds, at which the component first rendered. */
export const useNow = (): number => useState(() => Date.now())[0];
