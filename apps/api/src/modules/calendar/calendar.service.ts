import {
  addDays,
  calendarEvents,
  DAY_MS,
  isoDay,
  passesCalendarFilter,
  settingsFromEntries,
  settingValues,
  toEntries,
  type CalendarEvent,
  type CalendarFilter,
} from '@marquee/core';
import type { AiringsService, FilmReleasesService } from '../airings';
import type { ProfileKey } from '../profiles/profile-key';
import type { EntriesRepository } from '../sync';
import type { Asking } from '../tmdb';

export interface CalendarServiceDeps {
  airings: Pick<AiringsService, 'ofProfile'>;
  filmReleases: Pick<FilmReleasesService, 'ofProfile'>;
  entries: Pick<EntriesRepository, 'findByKeys'>;
  now: () => number;
}

/** What a feed still has of the past: calendar programs forget what is no longer in it. */
const PAST_DAYS = 90;
/** More than a calendar shows legibly; of 2,000 followed series those of this and the next weeks. */
export const MOST_FEED_EVENTS = 5_000;

export interface ProfileCalendar {
  events: CalendarEvent[];
  /** Null: the profile has chosen none. */
  language: string | null;
  /** When the region was chosen, in epoch milliseconds. */
  since: number;
}

/** What a profile's calendar has, as far as the profile may see it. */
export class CalendarService {
  constructor(private readonly deps: CalendarServiceDeps) {}

  async read(
    owner: ProfileKey,
    asking: Asking,
    { filter, siteRegion }: { filter: CalendarFilter; siteRegion: string },
  ): Promise<ProfileCalendar> {
    const { airings, filmReleases, now } = this.deps;
    const [series, films, chosen] = await Promise.all([
      airings.ofProfile(owner, asking),
      filmReleases.ofProfile(owner, asking),
      this.#chosen(owner),
    ]);
    // Somewhere it is still this day, wherever the server is.
    const from = addDays(isoDay(now() - DAY_MS / 2), -PAST_DAYS);
    const events = calendarEvents(series, films, chosen.region ?? siteRegion).filter(
      (event) => event.date >= from && passesCalendarFilter(event, filter),
    );
    return { ...chosen, events: events.slice(-MOST_FEED_EVENTS) };
  }

  async #chosen(owner: ProfileKey) {
    const keys = ['region', 'language'];
    const stored = await this.deps.entries.findByKeys({ owner, collection: 'settings', keys });
    const { region, language } = settingValues(settingsFromEntries(toEntries({}, stored)));
    return { region, language, since: stored.find(({ key }) => key === 'region')?.changedAt ?? 0 };
  }
}
