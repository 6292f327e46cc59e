import { t } from '@lingui/core/macro';

/** Name of a season or episode: `Lost, S1 E2`. */
export const partName = (title: string, part: string): string =>
  t({ message: `${title}, ${part}`, comment: 'A series and its season or episode: "Lost, S1 E2"' });
