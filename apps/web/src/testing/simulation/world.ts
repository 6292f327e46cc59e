import { isLive, OWNER_PROFILE_ID, type CollectionName, type Entry } from '@marquee/core';
import { logOut } from '../../app/session-listeners';
import { bookmarkAdded, bookmarkRemoved } from '../../features/bookmarks';
import { runProfileCommand } from '../../features/profiles/model/run-profile-command';
import { openProfile } from '../../features/profiles/model/open-profile';
import { applyProfile } from '../../shared/api';
import { selectIsRestored } from '../../shared/store/hooks';
import { createRecords, selectCollection } from '../../shared/store/collections';
import { selectProfiles, type KnownProfile } from '../../shared/store/profiles.slice';
import { searched } from '../../shared/store/recent-searches.slice';
import { selectUser } from '../../shared/store/session.slice';
import { storeSetting } from '../../shared/store/settings';
import { syncRequested } from '../../shared/store/sync-status.slice';
import { profileOf } from '../api-answers';
import { createClock } from './clock';
import { Device, inWindow, type Window } from './fake-device';
import { installPlatform } from './fake-platform';
import { createServer } from './fake-server';
import { Tab, type Page } from './tab';

export const ACCOUNT_PROFILES = [OWNER_PROFILE_ID, 'kidkidkid1', 'guestguest'];

/** Something that a person made while a profile was on screen. */
export interface Made {
  /** Unique: the bookmark's id, and part of the texts. */
  number: number;
  profile: string;
  device: number;
  /** Removed while its profile was on screen. */
  isRemoved: boolean;
  /** A log-out came before the server had it, and took it away, as the person was told. */
  mayBeLost: boolean;
  mayBeBack: boolean;
}

/** Begins what is written of a profile as a setting: a language that nobody speaks. */
export const markOf = (profile: string) => `xx-${profile.slice(0, 4).padEnd(2, '0')}${profile.slice(-1)}-`;
export const numberOf = ({ key }: Entry): number => Number(key.split('/', 1)[0]);

/** An account, and browsers with several tabs, whose people do what a history says. */
export function createWorld(deviceCount: number, random: () => number) {
  const clock = createClock();
  const server = createServer(ACCOUNT_PROFILES, clock.now);
  const uninstall = installPlatform(clock, random);
  const devices = Array.from({ length: deviceCount }, () => new Device(clock, server));
  const tabs: Tab[] = [];
  const made: Made[] = [];
  /** Pages whose database a log-out has deleted: what is done there until they are gone is kept nowhere, also after a new login. */
  const withoutDatabase = new WeakSet<Window>();
  let number = 0;
  const placeOf = (device: Device) => devices.indexOf(device);

  const isOnServer = ({ profile, number: mine, isRemoved }: Made) =>
    server.entriesOf(profile, 'bookmarks').some((entry) => numberOf(entry) === mine && (!isRemoved || !isLive(entry)));
  /** What is not with the server when a person logs out goes with the copy in this browser. */
  function forgiveUnsent(device: Device): void {
    for (const each of made) {
      if (each.device !== placeOf(device) || isOnServer(each)) continue;
      each.mayBeLost = true;
      each.mayBeBack ||= each.isRemoved;
    }
  }

  /** A log-out removes the account's profiles from the browser, except for the owner's database. */
  const isOfRemovable = ({ records: { profile } }: Page) => profile !== OWNER_PROFILE_ID;
  const storesNothing = (page: Page) =>
    isOfRemovable(page) && (page.device.session === null || withoutDatabase.has(page));

  const inPage = (page: Page, act: (page: Page) => unknown) => {
    inWindow(page, () => void act(page));
  };
  const isReady = (page: Page) => !page.isGone && !page.isAsleep && selectIsRestored(page.store.getState());
  const isLoggedIn = ({ store }: Page) => selectUser(store.getState()) !== null;
  const goneOver = async ({ store }: Page, to: KnownProfile) => {
    const outcome = await store.dispatch(runProfileCommand({ kind: 'activate', id: to.id }));
    if (outcome.kind === 'done') await store.dispatch(openProfile(to));
  };

  const world = {
    clock,
    server,
    devices,
    tabs,
    made,

    openTab(device: number): void {
      const of = devices[device];
      if (of) tabs.push(new Tab(of));
    },
    add(tab: Tab): void {
      const { page, device } = tab;
      if (!isReady(page)) return;
      number += 1;
      const { profile } = page.records;
      made.push({
        number,
        profile,
        device: placeOf(device),
        isRemoved: false,
        mayBeLost: storesNothing(page),
        mayBeBack: false,
      });
      inPage(page, ({ store }) => {
        const target = { mediaId: number, mediaType: 'movie' as const };
        store.dispatch(bookmarkAdded({ target, category: 'watchlist', nowMs: clock.now() }));
      });
    },
    /** Removes what this profile made, where the page knows of it. */
    remove({ page, device }: Tab, which: number): void {
      if (!isReady(page)) return;
      const known = selectCollection('bookmarks')(page.store.getState());
      const mine = made.filter((each) => each.profile === page.records.profile && known[String(each.number)]);
      const chosen = mine[which % Math.max(1, mine.length)];
      if (!chosen || chosen.isRemoved) return;
      chosen.isRemoved = true;
      chosen.mayBeBack ||= storesNothing(page);
      // Another device's removal of it may be lost with that device's copy.
      chosen.device = placeOf(device);
      inPage(page, ({ store }) => {
        const target = { mediaId: chosen.number, mediaType: 'movie' as const };
        store.dispatch(bookmarkRemoved({ target, category: 'watchlist', nowMs: clock.now() }));
      });
    },
    /** Writes what is kept as a text: a setting, and a search. Each says whose it is. */
    write({ page }: Tab): void {
      if (!isReady(page)) return;
      number += 1;
      const text = `${markOf(page.records.profile)}n${number}`;
      inPage(page, ({ store }) => {
        store.dispatch(storeSetting('secondSubtitleLanguage', text));
        store.dispatch(searched(text));
      });
    },
    switchTo({ page }: Tab, which: number): void {
      if (!isReady(page)) return;
      const profiles = selectProfiles(page.store.getState());
      const to = profiles[which % Math.max(1, profiles.length)];
      if (to) inPage(page, () => goneOver(page, to));
    },
    logIn({ page, device }: Tab): void {
      if (!isReady(page) || isLoggedIn(page) || !device.isOnline) return;
      if (device.session) device.session.hasEnded = true;
      device.session = { profile: OWNER_PROFILE_ID, hasEnded: false };
      inPage(page, ({ store }) => store.dispatch(applyProfile(profileOf('ada') as never)));
    },
    async logOut({ page, device }: Tab, keepsData: boolean): Promise<void> {
      if (!isReady(page) || !isLoggedIn(page)) return;
      inPage(page, ({ store }) => store.dispatch(logOut({ keepsData, isEverywhere: false })));
      // Until it is done: what is made meanwhile may be late.
      await clock.pass(6_000);
      device.session = null;
      for (const left of device.windows) if (isOfRemovable(left as Page)) withoutDatabase.add(left);
      forgiveUnsent(device);
    },

    /** Everybody is online, awake, logged in, and looks at each profile once. */
    async converge(): Promise<void> {
      for (const device of devices) {
        device.isOnline = true;
        device.fates = [];
        device.lagMs = 0;
      }
      for (const tab of tabs) if (!tab.isClosed) tab.wake();
      await clock.pass(60_000);
      for (const tab of tabs.splice(0)) tab.close();
      await clock.settle();
      // The last one has heard of all that the others had, and they hear of what it had.
      for (const device of [...devices, ...devices.slice(0, -1)]) await visitAll(new Tab(device));
    },
    async stop(): Promise<void> {
      for (const tab of tabs) tab.close();
      await clock.settle();
      uninstall();
    },
    /** What a database of a device holds. */
    async stored(device: Device, profile: string, name: CollectionName): Promise<Entry[]> {
      const found: Entry[] = [];
      const tab = { device, isGone: false, isAsleep: false } as Page;
      await inWindow(tab, async () => {
        const records = createRecords({ profile });
        await records.load((batch) =>
          found.push(...batch.filter((each) => each.name === name).map(({ entry }) => entry)),
        );
        records.close();
      });
      return found;
    },
  };

  async function visitAll(tab: Tab): Promise<void> {
    await clock.pass(5_000);
    world.logIn(tab);
    await clock.pass(10_000);
    for (const profile of [...ACCOUNT_PROFILES.slice(1), OWNER_PROFILE_ID]) {
      const to = selectProfiles(tab.page.store.getState()).find(({ id }) => id === profile);
      if (to && tab.page.records.profile !== profile) inPage(tab.page, (page) => goneOver(page, to));
      await clock.pass(10_000);
      inPage(tab.page, ({ store }) => store.dispatch(syncRequested()));
      await clock.pass(5_000);
    }
    tab.close();
    await clock.settle();
  }

  return world;
}

export type World = ReturnType<typeof createWorld>;
