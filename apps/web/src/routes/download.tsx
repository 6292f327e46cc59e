import { DownloadPage } from '../features/download';

export const Component = DownloadPage;
