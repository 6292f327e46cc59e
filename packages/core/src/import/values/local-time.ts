/** Converts what clocks in a time zone (of the IANA database) show, given as if in UTC, to epoch milliseconds. */
export function createLocalClock(timeZone: string): (shownMs: number) => number {
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  const offsetMs = (ms: number): number => {
    const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
    const of = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
    const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
    return shown - Math.floor(ms / 1000) * 1000;
  };
  // The offset an hour off the change to summer time may be the other one: the second guess has the right one.
  return (shownMs) => shownMs - offsetMs(shownMs - offsetMs(shownMs));
}
