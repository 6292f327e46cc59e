export { ARCHIVE_ID, listSources, type ListedSource } from './known-sources';
export { makeAdapter, makeAddressAdapter, type AdapterNeeds } from './make-adapter';
export { canPlay, probeMedia } from './media-support';
export { useAdapterNeeds } from './use-adapter-needs';
