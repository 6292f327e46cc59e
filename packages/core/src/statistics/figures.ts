/** Figures of the statistics page (STATS-02 to STATS-05). Null if something is not counted. */
export interface StatisticsFigures {
  /** Seconds. */
  totalWatchTime: number;
  totalMoviesWatched: number;
  /** Terabytes. */
  totalDataTransferred: number | null;
  activeUsers: { today: number; week: number; month: number };
  /** Percent. */
  serverLoad: number | null;
  topMovies: readonly { id: string; title: string; watches: number }[];
  /** `day` is a weekday in English. */
  watchesByDay: readonly { day: string; count: number }[];
  /** Growth of active users compared with the previous month, in percent. */
  growthRate: number | null;
  /** `YYYY-MM-DD`. */
  launchDate: string;
  /** `country` is an ISO 3166-1 code, or a name that is displayed unchanged. */
  mostActiveCountries: readonly { country: string; users: number }[];
}

/**
 * Sample figures. 49736 films, growth 37 and load 64 are required (STATS-07); the others are consistent with them: the
 * days add up to the films, and a film lasts 96 minutes and has 1.5 GB.
 */
export const SAMPLE_FIGURES: StatisticsFigures = {
  totalWatchTime: 286_479_360,
  totalMoviesWatched: 49_736,
  totalDataTransferred: 72.86,
  activeUsers: { today: 1_184, week: 5_230, month: 15_870 },
  serverLoad: 64,
  topMovies: [
    { id: 'metropolis', title: 'Metropolis', watches: 1_912 },
    { id: 'nosferatu', title: 'Nosferatu', watches: 1_644 },
    { id: 'the-general', title: 'The General', watches: 1_387 },
    { id: 'night-of-the-living-dead', title: 'Night of the Living Dead', watches: 1_203 },
    { id: 'a-trip-to-the-moon', title: 'A Trip to the Moon', watches: 1_058 },
  ],
  watchesByDay: [
    { day: 'Monday', count: 5_614 },
    { day: 'Tuesday', count: 5_482 },
    { day: 'Wednesday', count: 5_897 },
    { day: 'Thursday', count: 6_208 },
    { day: 'Friday', count: 8_145 },
    { day: 'Saturday', count: 9_872 },
    { day: 'Sunday', count: 8_518 },
  ],
  growthRate: 37,
  launchDate: '2025-02-23',
  mostActiveCountries: [
    { country: 'US', users: 4_120 },
    { country: 'IN', users: 2_365 },
    { country: 'GB', users: 1_548 },
    { country: 'BR', users: 1_176 },
    { country: 'DE', users: 932 },
  ],
};
