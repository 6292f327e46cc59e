import { createServices, type AppServices } from '../shared/store';
import { createRecords } from '../shared/store/collections';
import { createProfileStorage, dropDeviceProfiles } from '../shared/store/profiles';
import { createStorageAdapter, slots, type Report } from '../shared/store/storage';
import { createAppStore } from './store';

interface StoreOptions extends Omit<Parameters<typeof createServices>[0], 'storage' | 'records'> {
  report: Report;
  /** The state of a server-rendered page. */
  state?: Parameters<typeof createAppStore>[1];
}

/** Null if there is none, as on the server, or if the browser refuses it. */
function localStorageOf(profile: string) {
  try {
    dropDeviceProfiles(window.localStorage);
    return createProfileStorage(window.localStorage, profile);
  } catch {
    return null;
  }
}

/**
 * Opens everything that a page keeps of a profile: its database, its keys of local storage, and the store. Nothing is read
 * before `startPersistence`, which is given `persistence`.
 */
export function openStore(profile: string, { report, state, ...options }: StoreOptions) {
  const { now } = options;
  const local = localStorageOf(profile);
  const records = createRecords({ profile, local });
  const storage = createStorageAdapter({ local, slots, report, now });
  const services: AppServices = createServices({ ...options, storage, records });
  return { store: createAppStore(services, state), persistence: { storage, records, local, report, now } };
}
