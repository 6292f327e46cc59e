import { useListOptions } from '../../features/bookmarks';
import { HomeEditor as Editor } from '../../features/home';

export const HomeEditor = ({ onClose }: { onClose: () => void }) => (
  <Editor lists={useListOptions()} onClose={onClose} />
);
