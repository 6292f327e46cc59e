import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface StoredThing {
  /** Names of its storage keys. */
  keys: readonly string[];
  what: MessageDescriptor;
  why: MessageDescriptor;
}

/** Everything that the app stores in the browser. A test compares it with the keys in the code. */
export const storedInBrowser: readonly StoredThing[] = [
  {
    keys: ['bookmarks', 'bookmark-categories'],
    what: msg`Titles you bookmarked or marked as favorites, in which list and when, and the names of your lists`,
    why: msg`to show them to you`,
  },
  {
    keys: ['media-tracking'],
    what: msg`What you watched, how far, and when`,
    why: msg`to resume where you left off, and for Continue Watching`,
  },
  {
    keys: ['recent-searches'],
    what: msg`Your last eight searches`,
    why: msg`to suggest them again when you search; you can remove each of them there`,
  },
  {
    keys: ['marquee (database)'],
    what: msg`The same data entry by entry, when you watched something to its end, your ratings, notes and diary, and names and pictures of those titles`,
    why: msg`to find them quickly, to send what changed to your other devices, and to show those pages without a connection`,
  },
  {
    keys: ['marquee-airings (database)', 'new-for-you'],
    what: msg`When episodes of series you follow air, and whether there are new ones`,
    why: msg`to show at once what’s new for you`,
  },
  {
    keys: ['marquee-mirror'],
    what: msg`Which version of your bookmarks, history and settings was stored last`,
    why: msg`to notice when something else changed them`,
  },
  {
    keys: ['visit (cookie)'],
    what: msg`A number from 0 to 3, for six hours`,
    why: msg`so shuffled lists keep their order when you reload them`,
  },
  {
    keys: ['settings'],
    what: msg`What you chose on the settings page, and when`,
    why: msg`so the site and the player follow them`,
  },
  {
    keys: ['lang (cookie)'],
    what: msg`The language you chose`,
    why: msg`so pages appear in it`,
  },
  { keys: ['theme'], what: msg`Dark or light`, why: msg`to show the theme you chose` },
  {
    keys: ['ui-token'],
    what: msg`Your personal 4K token, if you entered one`,
    why: msg`to ask the video server for what the token unlocks`,
  },
  {
    keys: ['sources', 'source-addresses'],
    what: msg`Servers you added as sources, with your sign-in to them, their order, and URLs you pasted`,
    why: msg`to play from them; a sign-in is sent to its own server only`,
  },
  {
    keys: ['marquee-watch-state (database)'],
    what: msg`Which of your Jellyfin servers are kept in step with what you watch, and what each of them knew last`,
    why: msg`to tell a server only what changed, and to bring back nothing you removed`,
  },
  {
    keys: ['profiles', 'profile (cookie)'],
    what: msg`Profiles: names, pictures and limits, and which one is in use`,
    why: msg`to keep everyone’s things apart`,
  },
  {
    keys: ['user-info'],
    what: msg`Your name, username and email address while you are logged in`,
    why: msg`to show who is logged in; your password and your session are never stored here`,
  },
  {
    keys: ['4kToken', '4kTokenSynced'],
    what: msg`The 4K token in your account, and whether the two match`,
    why: msg`to sync the token to your other devices`,
  },
  {
    keys: ['dismissedInfoBoxes', 'dismissedInfoModals', 'dismissedAds'],
    what: msg`Which announcements and ads you closed, and when`,
    why: msg`so they stay closed`,
  },
  {
    keys: ['local-lock'],
    what: msg`Times of the last changes, similar marks, and the volume of the player`,
    why: msg`to keep tabs and devices in sync, and the volume as you set it`,
  },
];
