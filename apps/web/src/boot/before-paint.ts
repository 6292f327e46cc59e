/*
 * Runs in the head of every page. Sets theme, poster size and motion before the first paint, reserves space for
 * Continue Watching on home, hides home's rows if the visitor has arranged them, what may spoil an episode, and a
 * server-rendered page whose settings are not the visitor's.
 */
import { chooseSiteLanguage, cookieValue, directionOf, isRecord, LANGUAGE_PARAM } from '@marquee/core';
import { activeProfile, ofProfile, PROFILE_COOKIE, PROFILES_KEY } from '../shared/store/profiles/active-profile';
import { hasUnfinished } from './has-unfinished';

const { documentElement: root } = document;

/** @throws if the text is invalid */
function recordIn(text: string | null): Record<string, unknown> {
  const stored: unknown = JSON.parse(text ?? '{}');
  return isRecord(stored) ? stored : {};
}

/** Absent without HTTPS. */
const workerOf = ({ serviceWorker }: Partial<Navigator>) => serviceWorker;

function applySettings(): void {
  const profile = activeProfile();
  const textOf = (key: string) => localStorage.getItem(ofProfile(key, profile));
  const theme = textOf('theme');
  const stored = recordIn(textOf('settings'));
  const find = (name: string) => (isRecord(stored[name]) ? stored[name] : undefined);
  const read = (name: string): unknown => find(name)?.value;
  const prefersLight = matchMedia('(prefers-color-scheme: light)').matches;
  if (theme === 'light' || (!theme && read('theme') === 'system' && prefersLight)) {
    root.classList.remove('dark');
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', '#f6f0e5');
  }
  const set = (name: 'thumbnails' | 'motion', value: unknown) => {
    if (typeof value === 'string' && value !== '') root.dataset[name] = value;
  };
  set('thumbnails', read('thumbnailSize'));
  set('motion', read('motion'));
  if (read('characterKeys') === false) root.dataset.characterKeys = 'off';
  // The cookie is written immediately, local storage only when the page is idle.
  const { value, removedAt } = find('contentFilter') ?? {
    value: /^\w+/.exec(cookieValue(document.cookie, 'content_filter') ?? '')?.[0],
  };
  const filter = typeof value === 'string' && removedAt === undefined ? value : 'unrestricted';
  const rendered = document.querySelector<HTMLMetaElement>('meta[name=content-filter]')?.content ?? 'unrestricted';
  root.dataset.contentFilter = filter;
  if (filter !== rendered || read('region') || read('metadataLanguage')) root.dataset.clientRendered = '';
  if (read('spoilerShield') || read('spoilerSeries')) root.dataset.shielded = '';
  if (location.pathname !== '/') return;
  if (hasUnfinished(textOf('media-tracking'))) root.dataset.continues = '';
  if (textOf('new-for-you')) root.dataset.news = '';
  if (read('homeRows')) root.dataset.ownHome = '';
}

/** With several profiles, the browser asks who is watching when it starts, before anything personal is shown. */
function askWhoIsWatching(): void {
  if (cookieValue(document.cookie, PROFILE_COOKIE) !== undefined || location.pathname === '/profiles') return;
  const { profiles } = recordIn(localStorage.getItem(PROFILES_KEY));
  // After a session has expired, there is nobody to ask.
  if (!Array.isArray(profiles) || profiles.length === 0 || localStorage.getItem('user-info') === null) return;
  root.dataset.clientRendered = '';
  location.replace(`/profiles?to=${encodeURIComponent(location.pathname + location.search)}`);
}

/** The page's language: the visitor's choice, otherwise the one that the server chose, otherwise the browser's. */
function applyLanguage(): void {
  const { language: rendered } = root.dataset;
  const language = chooseSiteLanguage({
    chosen: cookieValue(document.cookie, LANGUAGE_PARAM),
    address: new URLSearchParams(location.search).get(LANGUAGE_PARAM),
    browser: rendered === undefined ? navigator.languages : [rendered],
  });
  if (rendered !== undefined && language !== rendered) root.dataset.clientRendered = '';
  root.lang = language;
  root.dir = directionOf(language);
}

/** On a slow connection pictures load before the font, unless the service worker has cached it. */
function delayFont(): void {
  const font = document.querySelector<HTMLLinkElement>('link[as=font][media]');
  if (!font) return;
  if (workerOf(navigator)?.controller) font.media = 'all';
  else root.dataset.lateFont = '';
}

delayFont();
applyLanguage();
try {
  askWhoIsWatching();
  applySettings();
} catch {
  // Without storage, or with invalid data, the page shows as for a new visitor.
}
