/** Longer than any season; keeps a hostile range such as `1-999999999` from becoming that many numbers. */
const MAX_NUMBER = 99_999;

interface NumberRange {
  from: number;
  to: number;
}

function rangesIn(text: string): NumberRange[] {
  return text.split(',').flatMap((part) => {
    const [, first, last = first] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(part) ?? [];
    const from = Number(first);
    const to = Number(last);
    return from <= to && to <= MAX_NUMBER ? [{ from, to }] : [];
  });
}

/** Episode numbers in the short form of the stream-provider protocol: `1-7,9`. */
export function formatNumberRanges(numbers: Iterable<number>): string {
  const ranges: NumberRange[] = [];
  for (const number of [...new Set(numbers)].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && last.to + 1 === number) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  return ranges.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`)).join(',');
}

/** The numbers of `1-7,9`; parts that are not ranges name none. */
export function parseNumberRanges(text: string): number[] {
  const numbers = new Set<number>();
  for (const { from, to } of rangesIn(text)) for (let number = from; number <= to; number += 1) numbers.add(number);
  return [...numbers].sort((one, other) => one - other);
}
