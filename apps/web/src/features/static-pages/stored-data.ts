export interface StoredThing {
  /** Names under which a browser keeps it. */
  keys: readonly string[];
  what: string;
  why: string;
}

/** Everything that the app keeps in a visitor's browser. A test compares it with the keys that the code really uses. */
export const storedInBrowser: readonly StoredThing[] = [
  {
    keys: ['bookmarks', 'bookmark-categories'],
    what: 'Titles that you bookmarked, in which category and when, and the names of your categories',
    why: 'to show them to you',
  },
  {
    keys: ['media-tracking'],
    what: 'What you watched, how far, and when',
    why: 'to resume where you stopped, and for Continue Watching',
  },
  {
    keys: ['recent-searches'],
    what: 'Your last eight searches',
    why: 'to offer them again in the search; you can remove each of them there',
  },
  {
    keys: ['marquee (database)'],
    what: 'The same entry by entry, when you watched something to its end, and names, pictures and ratings of those titles',
    why: 'to find them quickly, to send what changed to your other devices, and to show those pages without a connection',
  },
  {
    keys: ['marquee-mirror'],
    what: 'Which version of your bookmarks, history and settings was stored last',
    why: 'to notice when something else changed them',
  },
  {
    keys: ['visit (cookie)'],
    what: 'A number from 0 to 3, for six hours',
    why: 'so that shuffled lists keep their order when you reload them',
  },
  {
    keys: ['settings'],
    what: 'What you chose on the settings page, and when',
    why: 'so that the site and the player follow it',
  },
  { keys: ['theme'], what: 'Dark or light', why: 'to open in the look you chose' },
  {
    keys: ['ui-token'],
    what: 'Your personal 4K token, if you entered one',
    why: 'to ask the stream provider for streams that the token unlocks',
  },
  {
    keys: ['sources', 'source-addresses'],
    what: 'Servers that you added as sources, with your sign-in to them, their order, and URLs that you pasted',
    why: 'to play from them; a sign-in is sent to its own server only',
  },
  {
    keys: ['user-info'],
    what: 'Your name, username and email address while you are logged in',
    why: 'to show who is logged in; your password and your session are never kept here',
  },
  {
    keys: ['4kToken', '4kTokenSynced'],
    what: 'The 4K token as your account holds it, and whether the two agree',
    why: 'to bring the token to your other devices',
  },
  {
    keys: ['dismissedInfoBoxes', 'dismissedInfoModals', 'dismissedAds'],
    what: 'Which announcements and ads you closed, and when',
    why: 'so that they stay closed',
  },
  {
    keys: ['local-lock'],
    what: 'Times of the last changes, similar marks, and the volume of the player',
    why: 'to keep tabs and devices in step, and the sound as it was',
  },
];
