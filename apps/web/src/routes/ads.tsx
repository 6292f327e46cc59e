import { AdsPage } from '../features/info';
import { AdReach } from '../features/partners';

export const Component = () => <AdsPage reach={<AdReach />} />;
