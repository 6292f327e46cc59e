import { parseTitleKey, titleHref, type ProblemKind } from '@marquee/core';
import type { Report } from './report';
import type { CrashReport } from './report-body';

const RED = 0xe0_24_24;
const AMBER = 0xf0_a0_20;

type Field = [name: string, value: string, inline?: boolean];

/** The message for a chat webhook: one embed. Users' text must not ping the chat's members. */
const embed = (head: { title: string; color: number }, fields: readonly Field[], at: Date) => ({
  allowed_mentions: { parse: [] },
  embeds: [
    {
      ...head,
      timestamp: at.toISOString(),
      fields: fields.map(([name, value, inline = false]) => ({ name, value, inline })),
    },
  ],
});

/** Longest field that chat services accept. */
const FIELD_CHARS = 1_000;

/** Chat services would show links and markup in strangers' text: a zero-width space takes an address apart. */
const plain = (text: string): string =>
  text
    .replaceAll('://', ':\u200B//')
    .replaceAll(/[\\*_~`|>#[\]()<-]/g, String.raw`\$&`)
    .slice(0, FIELD_CHARS);

/** The fields of ERROR-10, in that order. */
export const crashEmbed = (report: CrashReport, at: Date) =>
  embed(
    { title: 'Error report', color: RED },
    [
      ['Error name', plain(report.name), true],
      ['Message', plain(report.message)],
      ['URL', plain(report.url)],
      ['Status', plain(report.status), true],
      ['Report message', plain(report.report)],
      ['Browser', plain(report.browser)],
      ['Stack', plain(report.stack)],
    ],
    at,
  );

const kindNames: Record<ProblemKind, string> = {
  wrong_title: 'Wrong title',
  bad_video: 'Bad video',
  wrong_subtitles: 'Wrong subtitles',
  wrong_data: 'Wrong data',
  other: 'Something else',
};

/** @param publicUrl origin of the site, for a link to the title */
export function problemEmbed({ kind, name, place, words, details }: Report, at: Date, publicUrl: string | undefined) {
  const { title = '', episode = null } = place ?? {};
  const parsed = parseTitleKey(title);
  const fields: [string, string | undefined][] = [
    ['Problem', kind === 'crash' ? undefined : kindNames[kind]],
    ['Title', plain(name)],
    ['Episode', episode ? `S${episode.season} E${episode.episode}` : undefined],
    ['Page', parsed && publicUrl ? publicUrl + titleHref(parsed.mediaType, parsed.id, '') : undefined],
    ['Report message', plain(words)],
    ['Source', plain(details.source ?? '')],
    ['Time', details.positionSec === undefined ? undefined : `${details.positionSec} s`],
    ['Browser', plain(details.browser ?? '')],
    ['Version', plain(details.version ?? '')],
    ['Player', plain(details.error ?? '')],
  ];
  return embed(
    { title: 'Problem report', color: AMBER },
    fields.flatMap(([label, value]): Field[] => (value ? [[label, value]] : [])),
    at,
  );
}
