import { textOf } from './fields';

/** Jellyfin and Emby count time in .NET's ticks of 100 ns. */
const TICKS_PER_SECOND = 10_000_000;

/** 0 for what is no number. */
export const secondsOfTicks = (value: unknown): number => Math.max(0, Number(textOf(value)) / TICKS_PER_SECOND || 0);
