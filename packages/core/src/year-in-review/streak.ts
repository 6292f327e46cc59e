import { DAY_MS, parseIsoDate } from '../media';

export interface Streak {
  days: number;
  /** `YYYY-MM-DD`. */
  from: string;
  to: string;
}

/** The longest run of consecutive days; of several, the earliest. Null without any days. */
export function longestStreak(days: Iterable<string>): Streak | null {
  const streaks: Streak[] = [];
  for (const day of [...new Set(days)].sort()) {
    const last = streaks.at(-1);
    if (last && parseIsoDate(day) === (parseIsoDate(last.to) ?? 0) + DAY_MS) {
      last.days += 1;
      last.to = day;
    } else streaks.push({ days: 1, from: day, to: day });
  }
  return streaks.reduce<Streak | null>((best, streak) => (best && best.days >= streak.days ? best : streak), null);
}
