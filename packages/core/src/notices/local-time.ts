/** What clocks and calendars of a place show. */
export interface LocalTime {
  /** `YYYY-MM-DD`. */
  date: string;
  /** Minutes after midnight, as the clock shows it. */
  minute: number;
}

export function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** @param timeZone of the IANA database */
export function localTime(ms: number, timeZone: string): LocalTime {
  const format = new Intl.DateTimeFormat('en', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit' },
  });
  const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, value]));
  const of = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  return {
    date: `${of('year')}-${of('month')}-${of('day')}`,
    minute: Number(of('hour')) * 60 + Number(of('minute')),
  };
}
