import { parseJson, parsePastedUrls, parseSourceChoices, type PastedUrl, type SourceChoices } from '@marquee/core';
import { unreadable, type Slot } from './slot';

/**
 * `sources`: the visitor's servers with their sign-ins, and the order of all sources. Neither exported nor synced: the
 * tokens give access to accounts.
 */
const choicesSlot: Slot<SourceChoices> = {
  key: 'sources',
  slice: 'sources',
  field: 'choices',
  read(text) {
    const choices = parseSourceChoices(parseJson(text));
    return choices === null ? unreadable() : { kind: 'value', value: choices };
  },
  write(choices) {
    const { order, switched, servers, deviceId } = choices;
    const isEmpty = order.length + servers.length + Object.keys(switched).length === 0 && deviceId === undefined;
    return isEmpty ? null : JSON.stringify(choices);
  },
};

/** `source-addresses`: the URLs that the visitor entered for films and episodes. */
const addressesSlot: Slot<PastedUrl[]> = {
  key: 'source-addresses',
  slice: 'sources',
  field: 'addresses',
  read(text) {
    const stored = parseJson(text);
    const addresses = parsePastedUrls(stored);
    if (addresses === null) return unreadable();
    return { kind: 'value', value: addresses, lossy: Array.isArray(stored) && addresses.length < stored.length };
  },
  write: (addresses) => (addresses.length === 0 ? null : JSON.stringify(addresses)),
};

export const sourcesSlots = [choicesSlot, addressesSlot];
