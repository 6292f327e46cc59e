import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OwnRequest, RequestState } from '@marquee/core/contracts';
import { i18n } from '../i18n';
import { seasonName } from '../lib/format/season-name';

const states: Record<RequestState, MessageDescriptor> = {
  open: msg({ message: 'Open', context: 'state of a request for a title' }),
  coming: msg({ message: 'Will be added', context: 'state of a request for a title' }),
  declined: msg({ message: 'Declined', context: 'state of a request for a title' }),
  available: msg({ message: 'In the library', context: 'state of a request for a title' }),
};
export const requestStateText = (state: RequestState): string => i18n._(states[state]);

/** What is asked for: `High Tide`, `Show · Season 2`. */
export const requestName = ({ name, season }: Pick<OwnRequest, 'name' | 'season'>): string =>
  season === null ? name : `${name} · ${seasonName(season)}`;
