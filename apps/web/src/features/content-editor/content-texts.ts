import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ContentKind } from '@marquee/core/contracts';
import { i18n } from '../../shared/i18n';
import { knownName } from '../../shared/lib/format/known-name';

/** What each kind is called, and what it is. */
export const kindTexts: Record<ContentKind, { name: MessageDescriptor; text: MessageDescriptor }> = {
  banners: { name: msg`Banners`, text: msg`A line at the top of every page, such as a note about maintenance.` },
  modals: { name: msg`Announcements`, text: msg`A message that opens over the page and waits until it is closed.` },
  ads: { name: msg`Ads`, text: msg`Pictures with a link, shown between two dates and chosen at random by priority.` },
  links: { name: msg`Links`, text: msg`Your community and your support address, in the footer and on other pages.` },
  footer: { name: msg`Footer`, text: msg`Sentences for the footer. Each visit shows one of them.` },
  donations: { name: msg`Donations`, text: msg`Your wallets and what you received. An empty wallet isn’t shown.` },
  guide: { name: msg`4K guide and FAQ`, text: msg`Questions, videos and links of the page that explains 4K.` },
  partners: { name: msg`Partners`, text: msg`Figures for sponsors, and where the form sends messages.` },
};

const labels: Record<string, MessageDescriptor> = {
  adViews: msg`Views of pages with ads`,
  amount: msg`Amount`,
  answer: msg`Answer`,
  bgColor: msg`Background color`,
  bgImage: msg`Background picture`,
  captions: msg`Captions`,
  chatWidgetUrl: msg`Address of the chat`,
  content: msg`Text`,
  currency: msg`Currency`,
  date: msg`Date`,
  discord: msg`Discord`,
  dismissible: msg`Visitors can dismiss it`,
  email: msg`Email`,
  endDate: msg`Last day`,
  expiresAt: msg`Shown until`,
  extensionUrl: msg`Address of the browser extension`,
  faq: msg`Questions`,
  figures: msg`Figures`,
  gifUrl: msg({ message: 'Picture', context: 'image' }),
  html: msg`Formatted text (HTML)`,
  id: msg`ID`,
  image: msg({ message: 'Picture', context: 'image' }),
  link: msg`Link`,
  message: msg`Message`,
  monthlyViews: msg`Views a month`,
  monthlyVisits: msg`Visits a month`,
  priority: msg`Priority`,
  question: msg`Question`,
  recentDonations: msg`Recent donations`,
  repeat: msg`Shown again`,
  startDate: msg`First day`,
  startsAt: msg`Shown from`,
  stats: msg`Donations so far`,
  supportEmail: msg`Support email`,
  telegram: msg`Telegram`,
  title: msg`Title`,
  tokenPageUrl: msg`Address of the token page`,
  totalAmount: msg`Total (BTC)`,
  totalDonors: msg`Donors`,
  type: msg({ message: 'Type', context: 'of a banner' }),
  url: msg`Address`,
  videos: msg`Videos`,
  wallets: msg`Wallets`,
};

const values: Record<string, MessageDescriptor> = {
  error: msg({ message: 'Problem', context: 'type of a banner' }),
  info: msg({ message: 'Information', context: 'type of a banner' }),
  success: msg({ message: 'Good news', context: 'type of a banner' }),
  warning: msg({ message: 'Warning', context: 'type of a banner' }),
  monthly: msg`Every month`,
  never: msg`Never`,
  weekly: msg`Every week`,
};

const problems: Record<string, MessageDescriptor> = {
  'must be an address that starts with https:// or http://': msg`Enter an address that starts with https:// or http://.`,
  'must be a web address or a path such as /image.png': msg`Enter a web address, or upload a picture.`,
  'must be a colour such as #102030': msg`Enter a color such as #102030.`,
  'must be an email address': msg`Enter an email address.`,
  'must be a date such as 2026-01-31 or 2026-01-31T12:00:00Z': msg`Enter a date.`,
  'must be the address of a wallet, or empty to hide the coin': msg`Enter the address of a wallet, or leave it empty.`,
};

/** A field by its name in the file; one of another version keeps that name. */
export const labelOf = (name: string): string => knownName(labels, name) ?? name;
export const valueLabelOf = (value: string): string => knownName(values, value) ?? value;
/** What the server found wrong with a field. */
export const problemText = (problem: string): string =>
  knownName(problems, problem) ?? i18n._(msg`This isn’t filled in correctly.`);
