import { isSameTitle } from '../same-title';
import { toList, type Texts } from './wire';

const yearsOf = (value: Texts): number[] =>
  toList(value).flatMap((text) => {
    const year = /^(\d{4})(\D|$)/.exec(text)?.[1];
    return year ? [Number(year)] : [];
  });

/**
 * Removes the requested year from `Nosferatu (1922)`, `Nosferatu [1922]` and `Nosferatu 1922`; any other year stays.
 */
const withoutYear = (title: string, year: number): string =>
  title.replace(new RegExp(`\\s*[([]?${year}[)\\]]?\\s*$`), '');

/** Whether an item is the film: same title and same year, both stated. */
export function isSameFilm(
  item: { title?: Texts; year?: Texts; date?: Texts },
  film: { title: string; releaseYear: number },
): boolean {
  const titles = toList(item.title);
  const isNamed = titles.some((title) =>
    [title, withoutYear(title, film.releaseYear)].some((name) => isSameTitle(name, film.title)),
  );
  if (!isNamed) return false;
  const years = yearsOf(item.year);
  if (years.length > 0) return years.includes(film.releaseYear);
  // Uploaders often put the upload date into `date`, so a year in the title takes precedence.
  const isInTitle = titles.some((title) => withoutYear(title, film.releaseYear) !== title);
  return isInTitle || yearsOf(item.date).includes(film.releaseYear);
}
