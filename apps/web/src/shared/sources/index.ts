export { listSources, type ListedSource } from './known-sources';
export { makeAdapter, makeAddressAdapter } from './make-adapter';
export { probeMedia } from './media-support';
export { useAdapterNeeds } from './use-adapter-needs';
