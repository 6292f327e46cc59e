const year = '(?<year>(?:19|20)\\d\\d)';
const month = '(?<month>0[1-9]|1[0-2])';
const day = '(?<day>0[1-9]|[12]\\d|3[01])';
/** Which number is the day is certain only above twelve. */
const laterDay = '(?<day>1[3-9]|2\\d|3[01])';
const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthName = `(?<name>${monthNames.join('|')})[a-z]{0,6}`;
const dayNumber = '(?<day>[0-3]?\\d)(?:st|nd|rd|th)?';

const pattern = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, 'iu');
const dates = [
  pattern(`${year}[ -]${month}[ -]${day}`),
  pattern(`${year}${month}${day}(?=$|\\s-\\s)`),
  pattern(`${laterDay}[ -]${month}[ -]${year}`),
  pattern(`${month}[ -]${laterDay}[ -]${year}`),
  pattern(`${dayNumber}\\s(?:of\\s)?${monthName}\\s${year}`),
  pattern(`${monthName}\\s${dayNumber},?\\s${year}`),
];
/** Could be a date, but which one? */
const unclear = /(?<!\d)(?:[0-3]\d([ -])[0-3]\d\1(?:19|20)\d\d|(?:19|20)\d\d([ -])[0-3]\d\2[0-3]\d)(?!\d)/u;

export interface FoundDate {
  before: string;
  after: string;
  /** `2019-03-14`; null if it could be read in two ways, or is none. */
  airDate: string | null;
}

function isoDate({ year: yyyy, month: mm, name, day: dd = '' }: Record<string, string | undefined>): string | null {
  const of = name === undefined ? mm : String(monthNames.indexOf(name.toLowerCase()) + 1).padStart(2, '0');
  const text = `${yyyy}-${of}-${dd.padStart(2, '0')}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** The date in a name whose separators are spaces. */
export function dateIn(name: string): FoundDate | null {
  for (const each of dates) {
    const match = each.exec(name);
    const airDate = match && isoDate(match.groups ?? {});
    if (!airDate) continue;
    const after = name.slice(match.index + match[0].length);
    // The film “May 5 1999” of another year.
    if (/^\s?[([]?(?:19|20)\d\d(?!\d)/.test(after)) return null;
    return { before: name.slice(0, match.index).replace(/[-([\s]{1,9}$/, ''), after, airDate };
  }
  return unclear.test(name) ? { before: '', after: '', airDate: null } : null;
}
