export { FourKPage } from './fourk-page';
