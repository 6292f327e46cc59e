import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { formatClock, keysOf, type EpisodePosition, type ReportKind } from '@marquee/core';
import type { ReportDetails, ReportState } from '@marquee/core/contracts';
import { i18n } from '../i18n';
import { episodeLabel } from '../lib/format/episode-label';

const kinds: Record<ReportKind, MessageDescriptor> = {
  wrong_title: msg({ message: 'Wrong title', context: 'kind of problem: another film plays' }),
  bad_video: msg({ message: 'Bad video', context: 'kind of problem' }),
  wrong_subtitles: msg({ message: 'Wrong subtitles', context: 'kind of problem' }),
  wrong_data: msg({ message: 'Wrong data', context: 'kind of problem: in a title’s description' }),
  other: msg({ message: 'Something else', context: 'kind of problem' }),
  crash: msg({ message: 'Broken page', context: 'kind of problem' }),
};
export const kindText = (kind: ReportKind): string => i18n._(kinds[kind]);

const states: Record<ReportState, MessageDescriptor> = {
  open: msg({ message: 'Open', context: 'state of a report' }),
  answered: msg({ message: 'Answered', context: 'state of a report' }),
  closed: msg({ message: 'Closed', context: 'state of a report' }),
};
export const stateText = (state: ReportState): string => i18n._(states[state]);

type Part = keyof ReportDetails;

const parts: Record<Part, MessageDescriptor> = {
  source: msg({ message: 'Source', context: 'of the video' }),
  positionSec: msg({ message: 'Time', context: 'position in the film' }),
  error: msg`Last error of the player`,
  browser: msg`Browser`,
  version: msg`App version`,
  message: msg({ message: 'Message', context: 'of an error' }),
  url: msg({ message: 'Page', context: 'of the site' }),
  status: msg({ message: 'Status', context: 'of an error' }),
  stack: msg({ message: 'Stack', context: 'of an error' }),
};
const order = keysOf(parts);

/** What a report says beside its words, with labels. */
export const detailRows = (details: ReportDetails): { part: Part; label: string; value: string }[] =>
  order.flatMap((part) => {
    const value = details[part];
    if (value === undefined || value === '') return [];
    const text = part === 'positionSec' ? formatClock(Number(value)) : String(value);
    return [{ part, label: i18n._(parts[part]), value: text }];
  });

/** What a report is about: `High Tide`, `Show · S1 E2`. */
export const subjectText = ({ name, episode }: { name: string; episode: EpisodePosition | null }): string =>
  episode ? `${name} · ${episodeLabel(episode)}` : name;
