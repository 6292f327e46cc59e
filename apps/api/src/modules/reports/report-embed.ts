import type { Report } from './report-body';

const RED = 0xe0_24_24;

/** The message for a chat webhook: one embed with the fields of ERROR-10, in that order. */
export function reportEmbed(report: Report, at: Date) {
  const fields: [name: string, value: string, inline?: boolean][] = [
    ['Error name', report.name, true],
    ['Message', report.message],
    ['URL', report.url],
    ['Status', report.status, true],
    ['Report message', report.report],
    ['Browser', report.browser],
    ['Stack', report.stack],
  ];
  return {
    // Users' text must not ping the chat's members.
    allowed_mentions: { parse: [] },
    embeds: [
      {
        title: 'Error report',
        color: RED,
        timestamp: at.toISOString(),
        fields: fields.map(([name, value, inline = false]) => ({ name, value, inline })),
      },
    ],
  };
}
