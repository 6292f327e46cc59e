import { t } from '@lingui/core/macro';
import type { ReportTexts } from '@marquee/core/import';
import { problemTextsByCode, recordName } from './texts';

/** Texts of the import report in the page's language. */
export const reportTexts = (): ReportTexts => ({
  columns: {
    file: t({ message: 'File', context: 'column' }),
    line: t({ message: 'Line', context: 'column' }),
    kind: t({ message: 'Kind', context: 'column' }),
    status: t({ message: 'Status', context: 'column' }),
    type: t({ message: 'Type', context: 'column' }),
    title: t({ message: 'Title', context: 'column' }),
    year: t({ message: 'Year', context: 'column' }),
    season: t({ message: 'Season', context: 'column' }),
    episode: t({ message: 'Episode', context: 'column' }),
    date: t({ message: 'Date', context: 'column' }),
    added: t({ message: 'Added', context: 'column', comment: 'How many entries were added' }),
    detail: t({ message: 'Detail', context: 'column' }),
  },
  types: { movie: t({ message: 'movie', context: 'cell' }), tv: t({ message: 'series', context: 'cell' }) },
  kinds: {
    watching: recordName('watching'),
    rating: recordName('rating'),
    watchlist: recordName('watchlist'),
    favorite: recordName('favorite'),
    'list-entry': recordName('list-entry'),
    note: recordName('note'),
    progress: recordName('progress'),
    problem: t({ message: 'Problem', context: 'cell' }),
  },
  statuses: {
    added: t({ message: 'Added', context: 'cell' }),
    here: t({ message: 'Already here', context: 'cell' }),
    ambiguous: t({ message: 'Ambiguous', context: 'cell' }),
    missing: t({ message: 'Not found', context: 'cell' }),
    left_out: t({ message: 'Left out', context: 'cell' }),
    problem: t({ message: 'Problem', context: 'cell' }),
  },
  details: problemTextsByCode(),
});
