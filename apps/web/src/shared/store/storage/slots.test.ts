import { expect, it } from '@jest/globals';
import { prescribedKeys } from '../mirror/prescribed-keys';
import { slots } from './slots';

it('local storage holds the prescribed keys [STORAGE-01]', () => {
  const prescribed = ['bookmarks', 'media-tracking', 'user-info', 'theme', 'local-lock', 'ui-token'];
  const announcements = ['dismissedInfoModals', 'dismissedInfoBoxes', 'dismissedAds'];
  const token = ['4kToken', '4kTokenSynced'];
  const keys = [...slots, ...prescribedKeys.map(({ slot }) => slot)].map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining([...prescribed, ...announcements, ...token]));
});
