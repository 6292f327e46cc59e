/** A row of a table. */
export interface CsvRow {
  /** Line number where the row starts, from 1. */
  line: number;
  cells: string[];
  /** A cell opens with a quote that closes nowhere: the row was cut at the end of its line. */
  isUnclosed?: true;
}

/** More columns than any export has; cells beyond are ignored. */
const MAX_CELLS = 1_000;
/** More characters than any note has that can be kept; those beyond are ignored. */
const MAX_CELL_LENGTH = 100_000;

const LINE_END = /\r\n?|\n/g;

/** The rows end where the text ends so far, so the next chunk may continue them. */
const MORE = 'more';

interface Quoted {
  /** Index of the closing quote. */
  close: number;
  /** Quotes inside are escaped by backslashes, as MySQL writes them, instead of doubled. */
  isEscaped: boolean;
}

/** Cuts rows out of a text that grows. */
class RowCutter {
  readonly #breaks: RegExp;
  #lineEnd = -1;

  constructor(private readonly delimiter: string) {
    this.#breaks = new RegExp(`[${delimiter}\r\n]`, 'g');
  }

  /** The next delimiter or line end; the length of the text if there is none. */
  #breakAfter(text: string, from: number): number {
    this.#breaks.lastIndex = from;
    return this.#breaks.exec(text)?.index ?? text.length;
  }

  /** The line end behind an index; remembered, because a line may have a million cells. */
  #lineEndAfter(text: string, from: number): number {
    if (this.#lineEnd < from) {
      LINE_END.lastIndex = from;
      this.#lineEnd = LINE_END.exec(text)?.index ?? text.length;
    }
    return this.#lineEnd;
  }

  /** Whether a cell ends before this character. */
  #isEndOf(char: string | undefined): boolean {
    return char === undefined || char === this.delimiter || char === '\r' || char === '\n';
  }

  /**
   * Finds the quote that closes a cell: one before a delimiter or a line end. Others are part of the text, unless a line
   * end came before: then the opening quote was a stray one, and would swallow the rows below.
   */
  #closingQuote(text: string, open: number, isWhole: boolean): Quoted | typeof MORE | null {
    let isEscaped = false;
    let isLoose = false;
    for (let at = text.indexOf('"', open + 1); at >= 0; at = text.indexOf('"', at + 1)) {
      let after = at + 1;
      while (text[after] === ' ') after += 1;
      const next = text[after];
      if (next === undefined && !isWhole) return MORE;
      const isEnd = this.#isEndOf(next);
      if (text[at - 1] === '\\' && at - 1 > open && (isEscaped || !isEnd)) isEscaped = true;
      else if (text[at + 1] === '"') {
        at += 1;
        // `"The "Human" Condition""`: where quotes are not doubled, two at the end are one of the text and the closing one.
        if (text[at + 1] === undefined && !isWhole) return MORE;
        if (isLoose && this.#isEndOf(text[at + 1])) return { close: at, isEscaped };
      } else if (isEnd) return { close: at, isEscaped };
      else if (at > this.#lineEndAfter(text, open)) return null;
      else isLoose = true;
    }
    return isWhole ? null : MORE;
  }

  /** The cells of a line in which a quote was never closed, from that cell on. */
  #damagedCells(line: string): string[] {
    const cells: string[] = [];
    for (let at = 0; at <= line.length;) {
      const close = line[at] === '"' ? line.indexOf('"', at + 1) : -1;
      const isQuoted = close > 0 && (close + 1 === line.length || line[close + 1] === this.delimiter);
      const end = isQuoted ? close + 1 : this.#breakAfter(line, at);
      cells.push(line.slice(line[at] === '"' ? at + 1 : at, isQuoted ? close : end));
      at = end + 1;
    }
    return cells;
  }

  /** The row that starts at an index, and where the next one starts. */
  cut(text: string, from: number, isWhole: boolean): { cells: string[]; next: number; isUnclosed: boolean } | null {
    const cells: string[] = [];
    let isUnclosed = false;
    this.#lineEnd = -1;
    for (let at = from; ;) {
      let end = this.#breakAfter(text, at);
      if (text[at] === '"') {
        const quoted = this.#closingQuote(text, at, isWhole);
        if (quoted === MORE) return null;
        isUnclosed = quoted === null;
        if (quoted) {
          const cell = text.slice(at + 1, Math.min(quoted.close, at + 1 + MAX_CELL_LENGTH));
          cells.push(cell.replace(quoted.isEscaped ? /""|\\"/g : /""/g, '"'));
          end = this.#breakAfter(text, quoted.close);
        } else {
          end = this.#lineEndAfter(text, at);
          cells.push(...this.#damagedCells(text.slice(at, end)).slice(0, MAX_CELLS));
        }
      } else cells.push(text.slice(at, Math.min(end, at + MAX_CELL_LENGTH)));
      if (!isWhole && end + 1 >= text.length) return null;
      if (cells.length > MAX_CELLS) cells.length = MAX_CELLS;
      at = end + 1;
      if (text[end] === this.delimiter) continue;
      return { cells, next: text[end] === '\r' && text[at] === '\n' ? at + 1 : at, isUnclosed };
    }
  }
}

/**
 * Parses delimiter-separated values (RFC 4180) row by row from chunks that may end anywhere. Quoted cells may hold
 * delimiters, line ends and doubled quotes. It accepts quotes inside an unquoted cell, quotes that are not doubled or
 * escaped by a backslash, and a lone CR as a line end. Empty lines are skipped.
 */
export function* parseCsv(chunks: Iterable<string>, delimiter = ','): Generator<CsvRow> {
  const cutter = new RowCutter(delimiter);
  let text = '';
  let line = 1;
  function* rowsOf(isWhole: boolean): Generator<CsvRow> {
    let at = 0;
    while (at < text.length) {
      const row = cutter.cut(text, at, isWhole);
      if (!row) break;
      const { cells, next, isUnclosed } = row;
      if (cells.length > 1 || cells[0] !== '') yield isUnclosed ? { line, cells, isUnclosed } : { line, cells };
      line += text.slice(at, next).match(LINE_END)?.length ?? 0;
      at = next;
    }
    text = text.slice(at);
  }
  // A row that goes on is parsed again only when its text has doubled, so that a long one takes no quadratic time.
  let waitFor = 0;
  for (const chunk of chunks) {
    text += chunk;
    if (text.length < waitFor) continue;
    yield* rowsOf(false);
    waitFor = 2 * text.length;
  }
  yield* rowsOf(true);
}

/** The delimiter of a header: the candidate that occurs most often outside quotes. */
export function detectDelimiter(header: string): string {
  const counts = new Map([
    [',', 0],
    [';', 0],
    ['\t', 0],
  ]);
  let isQuoted = false;
  for (const char of header) {
    if (char === '"') isQuoted = !isQuoted;
    else if (!isQuoted && counts.has(char)) counts.set(char, (counts.get(char) ?? 0) + 1);
  }
  return [...counts].reduce((best, next) => (next[1] > best[1] ? next : best))[0];
}
