export { askNetworkAhead, NetworkPage } from './network-page';
export { networkFilters, type NetworkFilter } from './network-source';
export { NetworksPage } from './networks-page';
