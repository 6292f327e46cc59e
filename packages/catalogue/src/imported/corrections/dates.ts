/**
 * Corrections of release dates: 31 December for an unknown day (then often of the previous year), the day of a
 * re-release, or a wrong year. By title and year as in the list.
 */
export const dates: Readonly<Record<string, string>> = {
  'Good Will Hunting|1987': '1997-12-05',
  'The Last Waltz|2002': '1978-04-26',
  'The Day the Earth Stood Still|2003': '1951-09-28',
  'Batman - The Movie|2001': '1966-07-30',
  'Pink Flamingos|1997': '1972-03-17',
  'The Apartment|1959': '1960-06-15',
  'Blazing Saddles|1974': '1974-02-07',
  'Barry Lyndon|1974': '1975-12-18',
  'Mr. Smith Goes To Washington|1938': '1939-10-19',
  'Rebecca|1939': '1940-04-12',
  'Spellbound|1944': '1945-12-28',
  'It Happened One Night|1933': '1934-02-23',
  'Red River|1947': '1948-09-17',
  'She Wore a Yellow Ribbon|1948': '1949-10-22',
  'The Misfits|1960': '1961-02-01',
  'Moby Dick|1955': '1956-06-27',
  'M*A*S*H|1970': '1970-01-25',
  'Fiddler on the Roof|1971': '1971-11-03',
  'In Cold Blood|1966': '1967-12-15',
  'Lolita (1962)|1962': '1962-06-13',
  "Logan's Run|1975": '1976-06-23',
  'The Boys from Brazil|1977': '1978-10-05',
  'Coming Home|1977': '1978-02-15',
  'The Deer Hunter|1978': '1978-12-08',
  'Dressed to Kill|1980': '1980-07-25',
  'Eraserhead|1976': '1977-03-19',
  'Exodus|1960': '1960-12-15',
  'War and Peace|1955': '1956-08-21',
  'Escape from the Planet of the Apes|1970': '1971-05-21',
  'Beyond the Valley of the Dolls|1970': '1970-06-17',
  "Sweet Sweetback's Baad Asssss Song|1971": '1971-03-31',
  "Gentleman's Agreement|1946": '1947-11-11',
  '55 Days at Peking|1962': '1963-05-29',
  'Terror Train|1979': '1980-10-03',
  'Maniac|1979': '1980-12-26',
  'Return to the Blue Lagoon|1990': '1991-08-02',
  'American Ninja 2: The Confrontation|1986': '1987-05-01',
  "Can't Stop the Music|1979": '1980-06-20',
  'Meteor|1978': '1979-10-19',
  'High Plains Drifter|1972': '1973-04-06',
};

/** Films that were really released on 31 December. */
export const newYearsEve: ReadonlySet<string> = new Set([
  'Confessions of a Dangerous Mind|2002',
  'Oscar and Lucinda|1997',
  'Defiance|2008',
  'Good|2008',
]);
