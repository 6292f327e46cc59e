import { AdsPage } from '../features/static-pages';
import { AdReach } from '../features/partners';

export const Component = () => <AdsPage reach={<AdReach />} />;
