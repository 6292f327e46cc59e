export { listSources, signedInServers, type ListedSource, type SignedInServer } from './known-sources';
export { makeAdapter } from './make-adapter';
export { probeMedia } from './media-support';
export { useAdapterNeeds } from './use-adapter-needs';
